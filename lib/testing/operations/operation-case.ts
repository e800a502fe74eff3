import type { ApiCaller } from "../api-caller.ts";

export type Role = "Admin" | "TeamAdmin" | "Member";

/** What is sent: a query, and a body as a plain object, a list or a form. */
export type OperationCall = { query?: Record<string, string>; body?: object };

/** What a call needs is there. */
export type Arranged = {
	/** The call of a thing by its id, or by whatever names it. */
	call(id: string): OperationCall;
	/** The thing that the call names; in a list the id of one that must be there. */
	id: string;
};

/** How an operation is called, and what is true of it beside its contract. */
export type OperationCase = {
	/** Who may; everybody else is refused with 403. */
	roles: readonly Role[];
	/** The parts that are named when a call leaves everything out but the id. */
	requires?: readonly string[];
	/** What names no thing at all; an unknown and a malformed id when left out. */
	unknown?: readonly string[];
	/** What the call names of the account: one thing, the list of all there are, or nothing; a thing when left out. */
	names?: "thing" | "list" | "nothing";
	/** How a foreign and an unknown thing are refused alike, and which part is named; 404 NotFound when left out. */
	refusal?: { status: number; errorType: string; part?: string };
	/** Whether the thing is unknown to other members of the account and to sandbox keys as well. */
	isPersonal?: boolean;
	/**
	 * Makes what the call needs.
	 *
	 * @param caller whose it is and who will call
	 * @param admin an Admin of the same account, for what the caller may not make
	 */
	arrange(caller: ApiCaller, admin: ApiCaller): Promise<Arranged>;
};

export const EVERYBODY: readonly Role[] = ["Admin", "TeamAdmin", "Member"];
export const LEADERS: readonly Role[] = ["Admin", "TeamAdmin"];
export const ADMINS: readonly Role[] = ["Admin"];
