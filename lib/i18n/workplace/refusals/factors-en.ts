/** Why something about how a person proves who they are was refused. */
export const factorRefusalsEn = {
	proveAgain: "Prove again that it is you, then try once more.",
	codeWrong: "This code does not fit. Wait for the next one.",
	appExpired: "This square was shown too long ago. Begin again.",
	noFactor: "Nothing of the kind is set up.",
} as const;
