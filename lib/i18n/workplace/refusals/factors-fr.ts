import type { factorRefusalsEn } from "./factors-en.ts";

/** French words for what was refused about how a person proves who they are. */
export const factorRefusalsFr: Record<keyof typeof factorRefusalsEn, string> = {
	proveAgain: "Prouvez de nouveau que c’est bien vous, puis réessayez.",
	codeWrong: "Ce code ne convient pas. Attendez le suivant.",
	appExpired: "Ce carré a été affiché il y a trop longtemps. Recommencez.",
	noFactor: "Rien de tel n’est configuré.",
};
