import { cache } from "react";
import { findPasswordLink } from "#lib/domain/users/passwords/set-password.ts";
import { noteUnusableLink } from "./dead-link.ts";
import { visitorContext } from "./page-context.ts";

/** Whose mailed link this is, read once per request: the page and its language need it. */
export const passwordLinkOf = cache(async (token: string) => {
	const context = await visitorContext();
	return noteUnusableLink(context, { kind: "password", token }, await findPasswordLink(context, token));
});
