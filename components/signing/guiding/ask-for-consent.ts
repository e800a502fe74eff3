import type { Dispatch } from "react";
import type { SigningAction } from "../state/signing-state.ts";

/** Says that agreeing comes first, and leads there. */
export function askForConsent(dispatch: Dispatch<SigningAction>): void {
	dispatch({ type: "consent-missed" });
	document.getElementById("consent")?.focus();
}
