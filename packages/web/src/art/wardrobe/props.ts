/** Things that stand behind or beside a figure. */
export const PROPS = {
  swordBehind: `
    ( rotate(24 150 120)
    lit $1 d4 M157 40L165 40L164 128L158 128Z
    lit $2 d4 O161 30 8
    lit metal d4 M136 120L186 116L186 126L136 130Z
    )`,
  spear: `
    ( rotate(8 170 120)
    lit wood d3 M166 20H174V260H166Z
    lit $1 d6 M170 -34L184 4L174 22H166L156 4Z
    )`,
  bow: `
    line ink w11 M22 8C-24 80 -10 190 52 246
    line $1 w6 M22 8C-24 80 -10 190 52 246
    line #e8e2c8 w1.6 M22 8L52 246`,
  quiver: `
    line ink w7 M150 140L164 34M162 140L177 42M174 140L190 50
    line #c9a05a w3 M150 140L164 34M162 140L177 42M174 140L190 50
    lit $1 d4 M158 50L162 24L172 26L170 52ZM171 58L175 32L185 34L183 60ZM184 66L188 40L198 42L196 68Z`,
  axe: `
    ( rotate(-22 40 120)
    lit wood d4 M34 0L44 0L44 246L34 246Z
    lit $1 d8 M44 8C70 4 86 24 88 64C72 52 58 52 44 58Z
    lit $1 d8 M34 14C14 12 2 28 0 60C14 52 24 50 34 54Z
    )`,
  staff: `
    line ink w13 M180 20L168 246
    line $1 w8 M180 20L168 246`,
} as const;
