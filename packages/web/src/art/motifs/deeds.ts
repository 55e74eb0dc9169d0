/** What cards do: blows, jumps, tricks. `main` is the glove or the sleeve, `skin` the hand. */
export const DEEDS = {
  fist: `
    speed glow 9 14 100 110
    ( rotate(-10 100 120)
    lit main d16 M66 150H146L150 270H62Z
    lit skin d18 M46 84L60 58L146 58L164 84L164 130L146 162L66 162L46 134Z
    line skin<60 w4 M74 58L74 108M98 58L98 108M122 58L122 108
    lit skin>8 d8 M46 104L104 100C116 102 118 120 106 124L60 130Z
    lit second d8 M62 166H150V188H62Z
    )`,
  uppercut: `
    speed glow 4 24 110 60
    impact 116 50 84 #ff6a2a #ffc93c #fffbe6
    ( rotate(12 100 140)
    lit main d14 M62 150H138L146 290H54Z
    lit skin d16 M52 96L58 66L142 60L152 92L146 140L134 156L66 156L52 134Z
    line skin<60 w4 M80 66V96M102 64V94M124 62V92
    lit skin>8 d8 M56 104L130 98C140 100 140 118 130 120L66 128Z
    lit second d8 M60 160H140V180H60Z
    )`,
  twoFists: `
    speed glow 6 20 100 100
    ( rotate(24 50 160) translate(-34 20)
    lit main d12 M56 150H126L120 280H62Z
    lit skin d14 M44 92L56 68H128L144 90V130L128 154H62L44 132Z
    line skin<60 w4 M72 68V106M92 68V106M112 68V106
    lit skin>8 d6 M44 108L94 104C104 106 106 120 96 124L58 130Z
    )
    ---
    ( rotate(-20 150 100) translate(50 -30)
    lit main d12 M56 150H126L120 300H62Z
    lit skin d14 M44 92L56 68H128L144 90V130L128 154H62L44 132Z
    line skin<60 w4 M72 68V106M92 68V106M112 68V106
    lit skin>8 d6 M44 108L94 104C104 106 106 120 96 124L58 130Z
    )
    impact 150 44 44 #ff6a2a #ffc93c #fffbe6`,
  swing: `
    speed glow 14 28 150 90
    impact 150 84 92 #ff6a2a #ffc93c #fffbe6
    ( rotate(64 100 120)
    lit main d16 M60 130H140L146 330H54Z
    lit skin d18 M46 74L60 44H142L160 72V112L142 142H66L46 116Z
    line skin<60 w4 M76 44V92M98 44V92M120 44V92
    lit skin>8 d8 M46 90L104 86C116 88 118 104 106 108L60 114Z
    lit second d8 M56 144H144V164H56Z
    )`,
  kick: `
    speed glow 5 28 134 84
    impact 136 82 104 #ff6a2a #ffc93c #fffbe6
    lit second d14 M-60 250L16 150C30 120 58 96 86 96L132 150C126 176 96 190 66 206L-10 320Z
    trim main d12 M16 150C30 120 58 96 86 96L132 150C126 176 96 190 66 206Z
    in line main<50 w2 M30 160C50 130 70 110 96 104M48 180C70 150 90 130 116 126M40 130L100 190M60 108L120 168
    lit main d11 M150 10C182 22 186 66 168 100C160 116 164 128 152 150C140 174 104 176 92 154C82 134 96 118 98 100C100 70 108 -4 150 10Z
    trim main<55 d0 M148 24C172 32 174 66 160 94C150 110 116 112 110 100C110 70 118 12 148 24Z
    trim main<55 d0 M154 118C150 146 138 160 120 160C104 158 98 146 106 128C116 122 140 124 154 118Z
    line #ff8a5a w5 M126 38L166 50M120 56L168 68M116 74L163 86M114 90L152 100M108 136L148 136M108 148L140 150`,
  stomp: `
    impact 100 196 96 #7a4a3a #b0785a #e0b48a
    line ink w4 M100 196L40 240M100 196L164 236M100 196L20 206M100 196L184 200M100 196L96 250
    ( translate(10 -10)
    lit main d18 M50 -40H122L126 130L160 160C174 176 170 196 150 200H52Z
    trim second d10 M52 150H150C166 158 170 170 166 186H52Z
    line main<45 w4 M56 40H122M56 80H124
    )
    flat #8a6a50 M20 170L34 150L46 176ZM170 150L186 138L190 168ZM8 130L20 122L22 140Z`,
  slam: `
    impact 100 170 116 second main #fffbe6
    speed glow 21 20 100 160
    ( rotate(180 100 90)
    lit main d16 M46 96L60 62H144L162 92V140L144 168H66L46 142Z
    line main<55 w4 M74 62V116M98 62V116M122 62V116
    lit main>8 d8 M46 114L106 110C118 112 120 130 108 134L60 140Z
    lit main d14 M62 166H148L156 300H54Z
    )`,
  flip: `
    line white w26 o.22 M-30 230C0 20 150 -20 230 120
    speed white 3 14 122 92
    ( translate(122 96) rotate(152) scale(1.25)
    line ink w21 M-4 -20L-34 -16L-46 -44M4 -20L32 -30L50 -16M0 -18C8 -6 8 6 2 18M2 18L-26 22L-30 52M2 18L30 28L24 56
    flat ink O0 -40 20
    line second w14 M2 18L-26 22L-30 52M2 18L30 28L24 56
    line main w15 M-29 42L-30 53M25 46L24 57
    line main w13 M-4 -20L-34 -16L-46 -44M4 -20L32 -30L50 -16
    line main w22 M0 -18C8 -6 8 6 2 18
    flat main O0 -40 16
    flat white M-2 -38C-4 -46 -10 -49 -14 -48C-14 -40 -9 -35 -2 -38ZM3 -38C5 -46 10 -49 14 -47C14 -40 10 -35 3 -38Z
    )
    ( translate(20 170) rotate(-40) scale(.7) o.3
    line white w14 M-4 -20L-34 -16L-46 -44M4 -20L32 -30L50 -16M2 18L-26 22L-30 52M2 18L30 28L24 56
    line white w22 M0 -18C8 -6 8 6 2 18
    flat white O0 -40 16
    )
    ( translate(52 74) rotate(50) scale(.8) o.4
    line white w14 M-4 -20L-34 -16L-46 -44M4 -20L32 -30L50 -16M2 18L-26 22L-30 52M2 18L30 28L24 56
    line white w22 M0 -18C8 -6 8 6 2 18
    flat white O0 -40 16
    )`,
  blast: `
    flat white o.35 M100 120L-60 -60H60ZM100 120L260 -60V60ZM100 120L-60 260V180Z
    line main w44 o.5 M-60 280L130 90
    line main w26 M-60 280L130 90
    line white w11 M-60 280L130 90
    impact 134 86 84 main second white`,
  repulse: `
    line main w16 o.4 O100 108 88
    line main w8 o.7 O100 108 70
    ( translate(0 -6)
    lit second d16 M60 150H140L150 280H50Z
    lit second d14 M44 70L58 66L62 110L72 104L70 34L86 32L92 100L98 98L102 24L118 26L118 98L124 100L134 38L148 42L142 110C146 140 138 164 126 170H74C56 160 46 130 44 70Z
    glow white halo:glow w14 O98 128 20
    line ink w3 O98 128 24
    )`,
  chase: `
    speed glow 12 26 140 100
    ( translate(118 118) rotate(8) scale(1.6)
    line ink w22 M-2 -20C4 -8 2 4 -6 16M-6 16L18 28L8 54M-6 16L-28 28L-46 18M-2 -18L24 -12L38 -28M-2 -18L-26 -8L-34 12
    flat ink O4 -40 18
    line second w14 M-6 16L18 28L8 54M-6 16L-28 28L-46 18
    line main w13 M-2 -18L24 -12L38 -28M-2 -18L-26 -8L-34 12
    line main w20 M-2 -20C4 -8 2 4 -6 16
    flat skin O4 -40 13
    )
    flat glow o.5 M-40 180H60V190H-40ZM-60 90H30V98H-60ZM-60 140H10V147H-60Z`,
  charge: `
    speed glow 12 30 100 120
    flat main o.9 M-60 60L60 60V20L180 110L60 200V160H-60Z
    line ink w8 M-60 60L60 60V20L180 110L60 200V160H-60
    flat white o.4 M-60 72H72V44L150 104H-60Z
    line white w6 o.7 M-60 100H40M-60 130H70`,
  point: `
    ( rotate(-18 100 120)
    lit main d14 M-40 96H50V190H-40Z
    lit second d8 M44 90H66V196H44Z
    lit skin d14 M66 100L96 92L176 96C194 98 194 120 176 122L130 124L138 140L134 164L116 186H66Z
    line skin<55 w4 M112 140H136M106 162H130
    )
    line glow w5 M196 40L214 22M206 70H232M190 22L194 0`,
  handshake: `
    ( rotate(-12 100 120)
    lit main d12 M-60 90H44V170H-60Z
    lit second d12 M156 84H260V164H156Z
    lit skin d12 M44 96L84 84L120 92L156 92V150L120 168L84 172L44 160Z
    lit #8a5a3c d8 M156 92L118 90L92 108L96 124L116 120L150 148Z
    line ink w3 M92 142L112 160M82 148L100 166M104 134L126 152
    )`,
  stand: `
    flat dark o.6 M-120 200H330V300H-120Z
    ( translate(100 146) scale(1.5)
    lit main d10 M-22 -46C-22 -62 22 -62 22 -46L34 0L24 6L20 90H-20L-24 6L-34 0Z
    lit skin d8 O0 -70 17
    )
    ---
    ( translate(44 168) scale(1.2)
    lit second d8 M-22 -46C-22 -62 22 -62 22 -46L34 0L24 6L20 90H-20L-24 6L-34 0Z
    lit #8a5a3c d8 O0 -70 17
    )
    ( translate(156 168) scale(1.2)
    lit second d8 M-22 -46C-22 -62 22 -62 22 -46L34 0L24 6L20 90H-20L-24 6L-34 0Z
    lit #f0cbb0 d8 O0 -70 17
    )`,
  protect: `
    ( translate(150 176) scale(1.2)
    lit second d8 M-22 -46C-22 -62 22 -62 22 -46L34 0L24 6L20 90H-20L-24 6L-34 0Z
    lit #f0cbb0 d8 O0 -70 17
    )
    ---
    ( translate(78 160) scale(1.6)
    lit main d10 M-22 -46C-22 -62 22 -62 22 -46L62 -34L60 -20L24 -24L20 90H-20L-24 -24L-60 -20L-62 -34Z
    lit skin d8 O0 -70 17
    )
    line glow w6 M-10 60L10 96L-14 120L8 160`,
  crowd: `
    ( translate(36 130) scale(1.3)
    lit second d8 M-26 100L-28 30C-28 8 28 8 28 30L26 100Z
    lit #8a5a3c d6 O0 -6 20
    )
    ( translate(164 130) scale(1.3)
    lit #6a5a8a d8 M-26 100L-28 30C-28 8 28 8 28 30L26 100Z
    lit #f0cbb0 d6 O0 -6 20
    )
    ---
    ( translate(100 128) scale(1.6)
    lit main d8 M-26 100L-28 30C-28 8 28 8 28 30L26 100Z
    lit skin d6 O0 -6 20
    )
    ( translate(66 190) scale(1.3)
    lit #8a7a4a d8 M-26 100L-28 30C-28 8 28 8 28 30L26 100Z
    lit #d8a888 d6 O0 -6 20
    )
    ( translate(142 194) scale(1.3)
    lit #4a7a6a d8 M-26 100L-28 30C-28 8 28 8 28 30L26 100Z
    lit #6b4630 d6 O0 -6 20
    )`,
  leap: `
    line white w30 o.2 M-40 220C20 60 120 20 230 60
    speed white 18 14 120 100
    ( translate(116 104) rotate(-24) scale(1.7)
    line ink w21 M0 -20C6 -6 4 6 -4 18M-4 18L-30 10L-52 26M-4 18L10 40L-8 58M0 -18L28 -30L44 -52M0 -18L24 -4L42 -8
    flat ink O8 -40 18
    line second w13 M-4 18L-30 10L-52 26M-4 18L10 40L-8 58
    line main w12 M0 -18L28 -30L44 -52M0 -18L24 -4L42 -8
    line main w20 M0 -20C6 -6 4 6 -4 18
    flat skin O8 -40 13
    )`,
} as const;
