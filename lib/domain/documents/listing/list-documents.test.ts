import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { listDocumentsQuery } from "#lib/contract/documents/listing/list-documents.ts";
import { db } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { operatorContext, type UserContext } from "#lib/domain/context.ts";
import { type ApiCaller, makeCaller } from "#lib/testing/api-caller.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { DAY_MS } from "#lib/units.ts";
import { cursorsOf, fromCursor, toCursor } from "./list-cursor.ts";
import { listDocuments } from "./list-documents.ts";

useTestDatabase();

const start = Date.UTC(2026, 0, 1);

type Seed = Partial<Prisma.DocumentCreateManyInput> & {
	signers?: (Partial<Prisma.SignerCreateManyInput> & { email: string })[];
};

let admin: ApiCaller;
let teamId: string;

beforeAll(async () => {
	admin = await makeCaller();
	teamId = (await db().user.findUniqueOrThrow({ where: { id: admin.userId } })).teamId;
});

/** Writes documents; the first is the oldest. */
async function seed(sender: ApiCaller, seeds: Seed[]): Promise<string[]> {
	const { accountId, userId: senderId } = sender;
	const documents = seeds.map(({ signers: _, ...given }, index) => ({
		id: randomUUID(),
		accountId,
		teamId,
		senderId,
		title: `Document ${index}`,
		searchText: `document ${index}`,
		status: "InProgress" as const,
		sentAt: new Date(start + index * DAY_MS),
		activityAt: new Date(start + index * DAY_MS),
		expiresAt: new Date(start + (60 + index) * DAY_MS),
		...given,
	}));
	await db().document.createMany({ data: documents });
	await db().signer.createMany({
		data: seeds.flatMap(({ signers = [] }, index) =>
			signers.map((signer, position) => ({
				id: randomUUID(),
				documentId: documents[index]?.id ?? "",
				accountId,
				position,
				name: "Signer",
				order: position + 1,
				...signer,
			})),
		),
	});
	return documents.map((document) => document.id);
}

function contextFor(caller: ApiCaller, principal: Partial<UserContext["principal"]> = {}): UserContext {
	return {
		...operatorContext("test"),
		principal: {
			kind: "user",
			accountId: caller.accountId,
			userId: caller.userId,
			teamId,
			role: "Admin",
			name: "Ada",
			email: caller.email,
			isSandbox: false,
			via: "api-key",
			credentialId: randomUUID(),
			...principal,
		},
	};
}

async function list(context: UserContext, query: Record<string, unknown>) {
	return listDocuments(context, listDocumentsQuery.parse(query));
}

async function idsOf(caller: ApiCaller, query: Record<string, unknown>): Promise<string[]> {
	return (await list(contextFor(caller), query)).result.map((document) => document.documentId);
}

describe("filters", () => {
	let sender: ApiCaller;
	let ids: string[];
	const names: string[] = [];

	beforeAll(async () => {
		sender = await makeCaller();
		const me = sender.email;
		const asked = { email: me.toUpperCase(), activatedAt: new Date() };
		const seeds: Record<string, Seed> = {
			mine: { signers: [asked, { email: "other@example.com" }], labels: ["lease", "north"] },
			mineLater: { signers: [{ email: "first@example.com", activatedAt: new Date() }, { email: me }] },
			mineDone: {
				signers: [
					{ ...asked, status: "Completed" },
					{ email: "Other@Example.com", activatedAt: new Date() },
				],
			},
			bounced: {
				signers: [{ email: "gone@example.com", activatedAt: new Date(), deliveryStatus: "Failed" }],
				labels: ["lease"],
			},
			stuck: { sealState: "Failed" },
			completed: { status: "Completed", searchText: "50%_off lease\ngrace hopper\ngrace@example.com" },
			declined: { status: "Declined", searchText: "北方租约2026" },
			revoked: { status: "Revoked" },
			expired: { status: "Expired" },
			draft: { status: "Draft", sentAt: null, pictureState: "Missing" },
			trashed: { deletedAt: new Date() },
			sandbox: { isSandbox: true },
		};
		names.push(...Object.keys(seeds));
		ids = await seed(sender, Object.values(seeds));
	});

	const all = [
		"draft",
		"expired",
		"revoked",
		"declined",
		"completed",
		"stuck",
		"bounced",
		"mineDone",
		"mineLater",
		"mine",
	];
	const open = ["stuck", "bounced", "mineDone", "mineLater"];
	const rows: [what: string, query: Record<string, unknown>, found: string[]][] = [
		["nothing: all but the trash and the sandbox", {}, all],
		["None", { status: ["None"] }, all],
		["WaitingForMe, in any case of letters", { status: ["waitingforme"] }, ["mine"]],
		["WaitingForOthers", { status: ["WaitingForOthers"] }, open],
		["NeedAttention", { status: ["NeedAttention"] }, ["draft", "stuck", "bounced"]],
		["Completed", { status: ["Completed"] }, ["completed"]],
		["several", { status: ["Declined", "Revoked", "WaitingForMe"] }, ["revoked", "declined", "mine"]],
		["Expired", { status: ["Expired"] }, ["expired"]],
		["Draft", { status: ["Draft"] }, ["draft"]],
		["Scheduled", { status: ["Scheduled"] }, []],
		["recipients, in any case of letters", { recipients: ["OTHER@example.com"] }, ["mineDone", "mine"]],
		["either recipient", { recipients: ["gone@example.com", "first@example.com"] }, ["bounced", "mineLater"]],
		["what I received", { transmitType: "Received" }, ["mineDone", "mineLater", "mine"]],
		[
			"what I received together with somebody",
			{ transmitType: "received", recipients: ["first@example.com"] },
			["mineLater"],
		],
		["a sender who is none", { sentBy: ["nobody@example.com"] }, []],
		["a label", { labels: ["lease"] }, ["bounced", "mine"]],
		["all labels", { labels: ["lease", "north"] }, ["mine"]],
		["search in any case of letters", { searchKey: "GRACE" }, ["completed"]],
		["search for words in another order", { searchKey: "hopper  grace" }, ["completed"]],
		["search for words of title and person", { searchKey: "grace le" }, ["completed"]],
		["search for words of which one is missing", { searchKey: "grace rent" }, []],
		["search for part of a word", { searchKey: "hopp" }, ["completed"]],
		["search for two letters that begin a word", { searchKey: "Ho" }, ["completed"]],
		["search for two letters after a sign", { searchKey: "ex" }, ["completed"]],
		["search for one letter that begins a word", { searchKey: "g" }, ["completed"]],
		["search for two letters within a word finds nothing", { searchKey: "op" }, []],
		["search for a letter and a sign", { searchKey: "5." }, []],
		["search for a sign and a letter", { searchKey: "_o" }, ["completed"]],
		["search for two letters of a script without blanks", { searchKey: "租约" }, ["declined"]],
		["search for what is a pattern elsewhere", { searchKey: "50%_o" }, ["completed"]],
		["search for a pattern finds no more", { searchKey: "50_%o" }, []],
		[
			"sent between",
			{ startDate: "2026-01-02T00:00:00Z", endDate: "2026-01-04" },
			["bounced", "mineDone", "mineLater"],
		],
		["expiring until", { dateFilterType: "Expiring", endDate: "2026-03-03T00:00:00Z" }, ["mineLater", "mine"]],
	];
	it.each(rows)("%s", async (_, query, found) => {
		const result = await idsOf(sender, query);
		expect(result.map((id) => names[ids.indexOf(id)])).toEqual(found);
	});

	it("a sender's address, and a whole id", async () => {
		expect(await idsOf(sender, { sentBy: [sender.email.toUpperCase()] })).toHaveLength(10);
		expect(await idsOf(sender, { searchKey: ids[0] })).toEqual([ids[0]]);
	});

	it("says what a document means to the person asking", async () => {
		const { result } = await list(contextFor(sender), {});
		const shown = (name: string) => result.find((one) => one.documentId === ids[names.indexOf(name)])?.displayStatus;
		expect(["mine", "mineLater", "stuck", "completed"].map(shown)).toEqual([
			"WaitingForMe",
			"WaitingForOthers",
			"Finalizing",
			"Completed",
		]);
	});

	it("a sandbox key sees the sandbox", async () => {
		const { result } = await list(contextFor(sender, { isSandbox: true }), {});
		expect(result.map((one) => one.documentId)).toEqual([ids[names.indexOf("sandbox")]]);
	});
});

describe("whose documents", () => {
	it("an Admin sees the account's, a TeamAdmin the team's, a Member the own", async () => {
		const boss = await makeCaller();
		const member = await makeCaller({ accountId: boss.accountId, role: "Member" });
		const otherTeamId = randomUUID();
		await db().team.create({ data: { id: otherTeamId, accountId: boss.accountId, name: "Other" } });
		const [bosses] = await seed(boss, [{ teamId: otherTeamId }]);
		const [members] = await seed(member, [{ activityAt: new Date(start + DAY_MS) }]);
		const sees = async (caller: ApiCaller, principal: Partial<UserContext["principal"]>) =>
			(await list(contextFor(caller, principal), {})).result.map((one) => one.documentId);
		expect(await sees(boss, { role: "Admin" })).toEqual([members, bosses]);
		expect(await sees(boss, { role: "TeamAdmin", teamId: otherTeamId })).toEqual([bosses]);
		expect(await sees(member, { role: "Member" })).toEqual([members]);
		expect(await sees(boss, { role: "Member" })).toEqual([bosses]);
	});
});

describe("paging", () => {
	let sender: ApiCaller;
	let ids: string[];

	// 25 documents in three moments, one of them shared by 15: what a bulk import leaves behind.
	beforeAll(async () => {
		sender = await makeCaller();
		ids = await seed(
			sender,
			Array.from({ length: 25 }, (_, index) => ({ activityAt: new Date(start + Math.max(0, index - 14) * DAY_MS) })),
		);
	});

	it("pages tell how many there are", async () => {
		const { pageDetails } = await list(contextFor(sender), { page: 3, pageSize: 10 });
		expect(pageDetails).toEqual({
			pageSize: 10,
			page: 3,
			totalRecordsCount: 25,
			totalPages: 3,
			sortedColumn: "activityDate",
			sortDirection: "DESC",
		});
	});

	it.each([1, 2, 7, 10, 100])("pages of %d show every document once", async (pageSize) => {
		const seen: string[] = [];
		for (let page = 1; page <= Math.ceil(25 / pageSize); page++)
			seen.push(...(await idsOf(sender, { page, pageSize })));
		expect(seen).toHaveLength(25);
		expect(new Set(seen)).toEqual(new Set(ids));
	});

	it.each([1, 2, 7, 10])("cursors in steps of %d give the same as one page", async (pageSize) => {
		const whole = await list(contextFor(sender), { pageSize: 100 });
		const seen: string[] = [];
		let cursor: number | undefined;
		for (;;) {
			const { result } = await list(contextFor(sender), { pageSize, nextCursor: cursor });
			if (result.length === 0) break;
			seen.push(...result.map((one) => one.documentId));
			cursor = result.at(-1)?.cursor;
		}
		expect(seen).toEqual(whole.result.map((one) => one.documentId));
	});

	it("a document has one cursor, on whatever page it stands", async () => {
		const whole = await list(contextFor(sender), { pageSize: 100 });
		const third = await list(contextFor(sender), { page: 3, pageSize: 9 });
		expect(third.result).toEqual(whole.result.slice(18));
	});

	it("documents that move up do not disturb what follows a cursor", async () => {
		const mover = await makeCaller();
		const [, , third] = await seed(mover, [{}, {}, {}, {}]);
		const first = await list(contextFor(mover), { pageSize: 2 });
		await db().document.update({ where: { id: third ?? "" }, data: { activityAt: new Date() } });
		const rest = await list(contextFor(mover), { pageSize: 10, nextCursor: first.result.at(-1)?.cursor });
		expect(rest.result.map((one) => one.messageTitle)).toEqual(["Document 1", "Document 0"]);
	});

	it("beyond 10,000 rows only a cursor leads on", () => {
		expect(listDocumentsQuery.safeParse({ page: 100, pageSize: 100 }).success).toBe(true);
		expect(listDocumentsQuery.safeParse({ page: 101, pageSize: 100 }).error?.issues[0]?.message).toContain(
			"NextCursor",
		);
	});

	it("cursors are whole numbers that JSON carries exactly", () => {
		const place = { ms: Date.UTC(2088, 0, 1), rank: 4095 };
		expect(Number.isSafeInteger(toCursor(place))).toBe(true);
		expect(fromCursor(toCursor(place))).toEqual(place);
		const at = (ms: number) => ({ activityAt: new Date(ms) });
		expect(cursorsOf([at(start + 1), at(start), at(start)], 5).map((one) => fromCursor(one).rank)).toEqual([5, 0, 1]);
	});
});
