import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { db } from "#lib/db/client.ts";
import type { ApiAnswer, ApiCaller } from "./api-caller.ts";
import { runJobs } from "./run-jobs.ts";

/** A well-formed id that nothing has. */
export const UNKNOWN_ID = "4b2f6a52-6e0c-4a27-9f6e-2f8f4f0c1a11";

/** What every error of the API looks like. */
export const errorBody = (status: number, errorType: string) =>
	expect.objectContaining({ error: expect.any(String), errorType, status, traceId: expect.any(String) });

/** An address that nobody has. */
export const newAddress = () => `new-${randomUUID()}@example.com`;

/** The team that every account has. */
export async function defaultTeam({ accountId }: ApiCaller): Promise<string> {
	return (await db().team.findFirstOrThrow({ where: { accountId, isDefault: true } })).id;
}

/** A new team of the caller's account. */
export async function makeTeam({ accountId }: ApiCaller): Promise<string> {
	const { id } = await db().team.create({ data: { id: randomUUID(), accountId, name: randomUUID() } });
	return id;
}

/** The media type that clients of the public interface name. */
export const ODATA_JSON = { "Content-Type": "application/json;odata.metadata=minimal;odata.streaming=true" };

/** Calls users/create with a body as it is. */
export function createUsers(caller: ApiCaller, body: unknown): Promise<ApiAnswer> {
	return caller.call("POST", "/v1/users/create", JSON.stringify(body), ODATA_JSON);
}

/** Invites somebody into the caller's default team unless `more` says otherwise. */
export async function invite(caller: ApiCaller, more: object = {}): Promise<{ userId: string; emailId: string }> {
	const entry = { emailId: newAddress(), teamId: await defaultTeam(caller), userRole: "Member", ...more };
	const { body } = await createUsers(caller, [entry]);
	return (body.users as { userId: string; emailId: string }[])[0] ?? { userId: "", emailId: "" };
}

/** The token of the link to set a password that was mailed last to a person. */
export async function mailedPasswordToken(email: string): Promise<string> {
	await runJobs("mail");
	const mail = await db().mail.findFirstOrThrow({ where: { to: email }, orderBy: { createdAt: "desc" } });
	return /\/set-password\/([\w-]{43})/.exec(mail.text)?.[1] ?? "";
}

/** The token of the link by which a person answers whether an account may send in the person's name. */
export async function mailedIdentityToken(email: string): Promise<string> {
	await runJobs("mail");
	const mail = await db().mail.findFirstOrThrow({ where: { to: email }, orderBy: { createdAt: "desc" } });
	return /\/sender-identity\/([\w-]{43})/.exec(mail.text)?.[1] ?? "";
}

/** Asks somebody new for consent; "Mia Chen" unless `more` says otherwise. */
export async function makeIdentity(caller: ApiCaller, more: object = {}) {
	const email = newAddress();
	const { body } = await caller.call("POST", "/v1/senderIdentities/create", { email, name: "Mia Chen", ...more });
	return { email, id: String(body.senderIdentityId) };
}
