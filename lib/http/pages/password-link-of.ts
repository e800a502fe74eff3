import { cache } from "react";
import { findPasswordLink } from "#lib/domain/users/set-password.ts";
import { visitorContext } from "./page-context.ts";

/** Whose mailed link this is, read once per request: the page and its language need it. */
export const passwordLinkOf = cache(async (token: string) => findPasswordLink(await visitorContext(), token));
