import { wordsOf } from './fold.ts';

/** Words that questions are made of, in both languages; they say nothing of what is asked about. */
export const FILLERS: ReadonlySet<string> = new Set(
  wordsOf(`
    a am an are at be by can could do does for from has have he how i if in is it its me must my of
    off on or our shall she should that the their them there these they this those to up us was we
    were what where which who whom whose why will with your
    aber als am an auch auf aus bei beim bin da dem den der des die das ein eine einem einen einer
    eines er es für habe haben hat ich ihm ihn ihr ihre im in ist kann können man mein meine meinem
    meinen meiner mich mir mit muss müssen nach oder sich sie sind soll um und uns von vom vor war
    warum was welche welcher welches wem wen wenn wer wie wieso wir wird wo zu zum zur
    darf dürfen
  `),
);
