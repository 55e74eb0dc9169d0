import { wordsOf } from './fold.ts';

/** Words that questions are made of, in both languages; they say nothing of what is asked about. */
export const FILLERS: ReadonlySet<string> = new Set(
  wordsOf(`
    a am an any are at be been by can could did do does else ever for from get gets got had happen
    happens has have he how i if in is it its me must my of off on or our shall she should that the
    their them there these they this those to up us was we were what where which who whom whose why
    will with your
    aber als am an auch auf aus bei beim bin da dem den der des die das ein eine einem einen einer
    eines er es für geschieht gibt habe haben hat ich ihm ihn ihr ihre im in ist kann kannst können
    man mein meine meinem meinen meiner mich mir mit muss musst müssen nach oder passiert sich sie
    sind soll um und uns von vom vor wann war warum was welche welcher welches wem wen wenn wer
    werden wie wieso wir wird wo zu zum zur
    darf darfst dürfen
  `),
);
