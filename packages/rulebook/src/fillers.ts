import { wordsOf } from './word-list.ts';

/** Words that questions are made of, in both languages; they say nothing of what is asked about. */
export const FILLERS: ReadonlySet<string> = new Set(
  wordsOf(`
    a am an any are at be been by can could did do does each else ever every for from get gets got
    had happen happens has have he how i if in is it its many me mean means much must my of off on
    or our per shall she should that the their them there these they this those to up us w was we
    were what when where which who whom whose why will with work works you your
    aber als am an auch auf aus bedeutet bei beim bin da darf darfst das dein deine dem den der des
    die du dürfen ein eine einem einen einer eines er es für geschieht gibt habe haben hat heißt ich
    ihm ihn ihr ihre im in ist jede jeden jedes kann kannst können macht man mein meine meinem
    meinen meiner mich mir mit muss musst müssen nach noch oder passiert pro sich sie sind soll tut
    um und uns viel viele vom von vor wann war warum was welche welcher welches wem wen wenn wer
    werden wie wieso wir wird wo zu zum zur
  `),
);
