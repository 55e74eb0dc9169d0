/** Particles that make things small and large: a card of several packs. */
export const PYM_PARTICLES = `
    line #ffb0a0 w9 o.4 O100 116 94
    lit metal d6 M64 40H136V62H64ZM70 196H130V220H70Z
    lit #ffd8d0 d14 M72 60H128V198H72Z
    flat #ff4a3a o.85 M78 96H122V192H78Z
    flat white O92 120 7O110 140 10O90 164 5O108 172 6O104 108 4
    line white w5 M30 150V90M22 102L30 88L38 102M170 90V150M162 138L170 152L178 138
    flat white o.6 M78 66H86V190H78Z`;
