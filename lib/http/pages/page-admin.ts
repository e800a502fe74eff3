import { notFound } from "next/navigation";
import type { UserContext } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
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

/** What a page shows; an unknown or foreign id is a page that does not exist. */
export async function orNotFound<T>(view: Promise<T>): Promise<T> {
	try {
		return await view;
	} catch (error) {
		if (error instanceof AppError && error.code === "NotFound") notFound();
		throw error;
	}
}
