import { randomUUID } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { Prisma } from "#lib/db/prisma.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { finishSigning } from "#lib/domain/signing/finish-signing.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { change, fieldOf, makeSent, openCorrected, personOf, sign } from "#lib/testing/correcting-document.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { applyCorrection } from "./apply-correction.ts";

// They are to meet at locks. Who waits long for a connection is refused, which says nothing of locks: so nobody is.
useTestDatabase({ DATABASE_MAX_WAIT_MS: "60000" });
afterAll(closePdfPool);

const COUNT = 200;
const AT_ONCE = 20;

/** A document that its last signer has filled in, agreed to and could finish, with a correction that could be applied. */
async function makeTemplate() {
	const { context, documentId } = await makeSent(["Ana", "Ben"]);
	const [ana, ben] = [await personOf(documentId, "Ana"), await personOf(documentId, "Ben")];
	await sign(ana.link, 0);
	await db().signer.update({ where: { id: ben.signerId }, data: { consentedAt: new Date() } });
	const desk = await openCorrected(context, documentId);
	const box = fieldOf(desk.state, "Ben box");
	const version = await change(context, documentId, desk, [
		{ kind: "patch", in: "document", set: { title: "Corrected" } },
		{ kind: "patch", in: "fields", id: box.key, set: { label: "Corrected", bounds: { ...box.bounds, x: 300 } } },
	]);
	return { context, documentId, ben, version };
}

type Ids = Record<string, string>;

/** Everything of a document once more, under other ids: rows are copied as they are, whatever columns they have. */
async function copyDocument(documentId: string, count: number): Promise<Ids[]> {
	const where = { where: { documentId }, select: { id: true } };
	const [files, signers, fields] = await Promise.all([
		db().documentFile.findMany(where),
		db().signer.findMany(where),
		db().documentField.findMany(where),
	]);
	const known = [documentId, ...[...files, ...signers, ...fields].map(({ id }) => id)];
	const all = Array.from({ length: count }, () => Object.fromEntries(known.map((id) => [id, randomUUID()])));
	const copy = (name: string, key: string) => {
		const table = Prisma.raw(`"${name}"`);
		return Prisma.sql`
			INSERT INTO ${table} SELECT copied.*
			FROM ${table} t, jsonb_array_elements(${JSON.stringify(all)}::jsonb) AS n("ids"),
				jsonb_populate_record(NULL::${table}, (
					SELECT jsonb_object_agg(part."key", COALESCE(to_jsonb(n."ids"->>(part."value"#>>'{}')), part."value"))
					FROM jsonb_each(to_jsonb(t)) part)) copied
			WHERE t.${Prisma.raw(`"${key}"`)} = ${documentId}::uuid`;
	};
	const children = ["DocumentFile", "Signer", "DocumentField"].map((table) => copy(table, "documentId"));
	for (const statement of [copy("Document", "id"), ...children]) await db().$executeRaw(statement);
	const draft = await db().draft.findUniqueOrThrow({ where: { documentId } });
	const renamed = (json: unknown, ids: Ids) =>
		JSON.parse(JSON.stringify(json).replace(/[0-9a-f-]{36}/g, (id) => ids[id] ?? id));
	await db().draft.createMany({
		data: all.map((ids) => ({
			...{ ...draft, id: randomUUID() },
			documentId: ids[documentId] ?? "",
			state: renamed(draft.state, ids),
			base: renamed(draft.base, ids),
		})),
	});
	return all;
}

/** The last signer's link to a copy. */
async function linksOf({ signerId, link }: { signerId: string; link: SignerContext }, all: Ids[]) {
	const made = all.map((ids) => ({ hash: randomUUID(), signerId: ids[signerId] ?? "", channel: "copied" as const }));
	await db().signerToken.createMany({ data: made });
	return all.map((ids, index): SignerContext => {
		const { hash: tokenHash = "", signerId: own = "" } = made[index] ?? {};
		const documentId = ids[link.principal.documentId] ?? "";
		return { ...link, principal: { ...link.principal, documentId, signerId: own, tokenHash } };
	});
}

/** Both at once; what begins later, and by how much, is another from pair to pair. */
async function race(index: number, finish: () => Promise<unknown>, apply: () => Promise<unknown>) {
	const settle = (call: Promise<unknown>) => call.then(() => null).catch((error: unknown) => error);
	const head = index % 10;
	if (head === 0) return [await settle(finish()), await settle(apply())];
	if (head === 9) return [await settle(apply()), await settle(finish())].reverse();
	const late = async () => {
		for (let query = 1; query < head; query += 1) await db().$queryRaw`SELECT 1`;
		return finish();
	};
	return Promise.all([settle(late()), settle(apply())]);
}

it("seals nothing from a mixture: of the last signer's finishing and an Apply at the same moment, one is refused", async () => {
	const { context, documentId, ben, version } = await makeTemplate();
	const all = await copyDocument(documentId, COUNT);
	const links = await linksOf(ben, all);
	const outcomes: unknown[][] = [];
	for (let from = 0; from < COUNT; from += AT_ONCE) {
		const pairs = links.slice(from, from + AT_ONCE).map((link, at) => {
			const { documentId: copy } = link.principal;
			const finish = () => finishSigning(link, { edition: 0 });
			return race(from + at, finish, () => applyCorrection(context, { documentId: copy, version }));
		});
		outcomes.push(...(await Promise.all(pairs)));
	}
	const ids = links.map(({ principal }) => principal.documentId);
	const include = {
		fields: true,
		signers: true,
		events: { where: { type: { in: ["DocumentEdited", "DocumentCompleted"] } } },
	};
	const stored = await db().document.findMany({ where: { id: { in: ids } }, include });
	const seen = new Set<string>();
	for (const [index, id] of ids.entries()) {
		const document = stored.find((one) => one.id === id);
		const [finish, apply] = outcomes[index] ?? [];
		const isSigned = finish === null;
		seen.add(isSigned ? "signed" : "corrected");
		expect(isSigned ? apply : finish).toMatchObject(
			isSigned ? { gone: { status: "completed" } } : { isCorrected: true },
		);
		expect(isSigned ? finish : apply).toBeNull();
		const box = document?.fields.find(({ fieldId }) => fieldId === "Ben box");
		const signer = document?.signers.find(({ name }) => name === "Ben");
		expect({ ...document, label: Object(box?.definition).label, last: signer?.status }).toMatchObject(
			isSigned
				? { title: "Lease", edition: 0, sealState: "Pending", label: "", last: "Completed" }
				: { title: "Corrected", edition: 1, sealState: "None", label: "Corrected", last: "NotCompleted" },
		);
		expect(document?.events.map(({ type }) => type)).toEqual([isSigned ? "DocumentCompleted" : "DocumentEdited"]);
	}
	expect([...seen].sort()).toEqual(["corrected", "signed"]);
}, 120_000);
