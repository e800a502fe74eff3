import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { closeDocumentNews } from "#lib/db/document-news.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { insertDocument } from "#lib/testing/insert-documents.ts";
import { makeUserContext } from "#lib/testing/user-context.ts";
import { endOpenStreams } from "../answering/open-streams.ts";
import { documentNewsStream } from "./document-news-stream.ts";

useTestDatabase();

let admin: UserContext;
let member: UserContext;
beforeAll(async () => {
	admin = await makeUserContext();
	member = await makeUserContext({ accountId: admin.principal.accountId, role: "Member" });
});
afterAll(closeDocumentNews);

/** A browser's stream, in which a session is signed in. */
async function listen(user: UserContext) {
	const { credentialId: id, userId } = user.principal;
	const expiresAt = new Date(Date.now() + 60_000);
	await db().session.upsert({ where: { id }, create: { id, userId, expiresAt }, update: { revokedAt: null } });
	const left = new AbortController();
	const answer = await documentNewsStream(user, left.signal);
	const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
	const read = async () => (await reader?.read())?.value;
	// What is said first shows that the line is open; the same is said again and again.
	expect(await read()).toBe(":\n\n");
	const next = async () => {
		for (;;) {
			const value = await read();
			if (value !== ":\n\n") return value;
		}
	};
	return { answer, next, leave: () => left.abort() };
}

const told = (...documentIds: string[]) =>
	`data: ${JSON.stringify(documentIds.map((documentId) => ({ documentId, isSandbox: false })))}\n\n`;

it("tells of documents that are made, changed and gone, to whom they are in reach and to nobody else", async () => {
	const stranger = await makeUserContext();
	const [all, own, foreign] = await Promise.all([admin, member, stranger].map(listen));
	expect(all?.answer.headers.get("content-type")).toBe("text/event-stream");
	const admins = await insertDocument(admin);
	expect(await all?.next()).toBe(told(admins));
	const members = await insertDocument(member);
	expect(await all?.next()).toBe(told(members));
	// The other's came first, and was not told.
	expect(await own?.next()).toBe(told(members));
	await db().document.update({ where: { id: members }, data: { status: "Revoked" } });
	expect(await own?.next()).toBe(told(members));
	await db().document.delete({ where: { id: members } });
	expect(await own?.next()).toBe(told(members));
	const strangers = await insertDocument(stranger);
	expect(await foreign?.next()).toBe(told(strangers));
	for (const one of [all, own, foreign]) one?.leave();
});

it("tells both when a document changes hands, and names no more than fifty", async () => {
	const stream = await listen(member);
	const documentId = await insertDocument(admin);
	const { userId: senderId, teamId } = member.principal;
	await db().document.update({ where: { id: documentId }, data: { senderId, teamId } });
	expect(await stream.next()).toBe(told(documentId));
	await db().document.update({ where: { id: documentId }, data: { senderId: admin.principal.userId } });
	expect(await stream.next()).toBe(told(documentId));
	await db().$transaction(Array.from({ length: 51 }, () => db().document.create({ data: plain(member) })));
	expect(await stream.next()).toBe("data: null\n\n");
	stream.leave();
	expect(await stream.next()).toBeUndefined();
});

/** A document of a user with nothing in it. */
function plain({ principal: { accountId, teamId, userId: senderId } }: UserContext) {
	return { id: crypto.randomUUID(), accountId, teamId, senderId, title: "Lease" };
}

it("ends with the session, before it tells anything more", async () => {
	const stream = await listen(admin);
	await db().session.update({ where: { id: admin.principal.credentialId }, data: { revokedAt: new Date() } });
	await insertDocument(admin);
	expect(await stream.next()).toBe("event: over\ndata: null\n\n");
	expect(await stream.next()).toBeUndefined();
});

it("ends when its user may see less than before", async () => {
	const stream = await listen(admin);
	await db().user.update({ where: { id: admin.principal.userId }, data: { role: "Member" } });
	await insertDocument(admin);
	expect(await stream.next()).toBe("event: over\ndata: null\n\n");
	await db().user.update({ where: { id: admin.principal.userId }, data: { role: "Admin" } });
});

it("ends when the database's connection breaks, and comes back with the next", async () => {
	const stream = await listen(admin);
	await db().$queryRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
		WHERE application_name = 'signet-news' AND datname = current_database()`;
	expect(await stream.next()).toBeUndefined();
	const again = await listen(admin);
	const [{ count } = { count: 0n }] = await db().$queryRaw<{ count: bigint }[]>`SELECT count(*) FROM pg_stat_activity
		WHERE application_name = 'signet-news' AND datname = current_database()`;
	expect(Number(count)).toBe(1);
	const documentId = await insertDocument(admin);
	expect(await again.next()).toBe(told(documentId));
	again.leave();
});

it("refuses one more than a browser could want, and ends them all when the server stops", async () => {
	const streams = await Promise.all(Array.from({ length: 20 }, () => listen(member)));
	const refused = await documentNewsStream(member, new AbortController().signal);
	expect(refused.status).toBe(429);
	endOpenStreams();
	for (const { next } of streams) expect(await next()).toBeUndefined();
});
