import { notFound } from "next/navigation";
import type { UserContext } from "#lib/domain/context.ts";
import { isAllowed } from "#lib/policy/grants.ts";
import { requirePageUser } from "./page-context.ts";

/** Whether pages that administer the account are there for somebody. */
export function isPageAdmin({ principal }: UserContext): boolean {
	return isAllowed(principal, "account.inspect");
}

/** The signed-in Admin of a page; for others the page does not exist. */
export async function requirePageAdmin(): Promise<UserContext> {
	const user = await requirePageUser();
	if (!isPageAdmin(user)) notFound();
	return user;
}
