import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "playwright";
import type { DraftOperation, StepsAnswer } from "#lib/draft/draft-step.ts";
import { draftField, draftRecipient } from "#lib/draft/testing/make-draft.ts";

/** Somebody's requests, with their cookies, as the desk's own page sends them to an address. */
export type DeskUser = { request: APIRequestContext; url: string; userId: string };

export type DeskDraft = { documentId: string; fileId: string; recipientId: string; version: number };

const MAX_OPERATIONS = 500;

/** Sends operations as one step. @throws Error when it is not taken */
export async function postStep(
	{ request, url, userId }: DeskUser,
	{ documentId, version }: Pick<DeskDraft, "documentId" | "version">,
	operations: readonly DraftOperation[],
): Promise<StepsAnswer> {
	const response = await request.post(`${url}/documents/${documentId}/desk/steps`, {
		headers: { origin: url },
		data: { baseVersion: version, userId, clientId: randomUUID(), steps: [{ id: randomUUID(), operations }] },
	});
	if (!response.ok()) throw new Error(`A step was answered with ${response.status()} ${await response.text()}`);
	const answer = (await response.json()) as StepsAnswer;
	if (answer.refused[0]) throw new Error(`A step was refused: ${answer.refused[0].reason}`);
	return answer;
}

/** Uploads a PDF as the first file of a new draft with one recipient. */
export async function makeDraft(user: DeskUser, pdf: Uint8Array): Promise<DeskDraft> {
	const { request, url } = user;
	const [documentId, fileId, recipientId] = [randomUUID(), randomUUID(), randomUUID()];
	const query = new URLSearchParams({ name: "Lease.pdf", id: fileId });
	const response = await request.post(`${url}/documents/${documentId}/desk/files?${query}`, {
		headers: { origin: url, "content-type": "application/pdf" },
		data: Buffer.from(pdf),
	});
	if (!response.ok()) throw new Error(`A file was answered with ${response.status()} ${await response.text()}`);
	const { answer } = (await response.json()) as { answer: StepsAnswer };
	const value = draftRecipient({ name: "Mia Chen", email: "mia@example.com" });
	const draft = { documentId, fileId, recipientId, version: answer.version };
	const { version } = await postStep(user, draft, [{ kind: "add", in: "recipients", id: recipientId, value }]);
	return { ...draft, version };
}

/** Puts text fields on the first pages of a draft, the same number on each, in rows and columns. */
export async function addFields(
	user: DeskUser,
	draft: DeskDraft,
	{ count, pages }: { count: number; pages: number },
): Promise<DeskDraft> {
	const perPage = Math.ceil(count / pages);
	const columns = Math.ceil(Math.sqrt(perPage));
	const [stepX, stepY] = [720 / columns, 960 / columns];
	const operations = Array.from({ length: count }, (_, index): DraftOperation => {
		const at = index % perPage;
		const [x, y] = [40 + (at % columns) * stepX, 40 + Math.floor(at / columns) * stepY];
		const value = draftField({
			id: `Text${index}`,
			type: "TextBox",
			recipientId: draft.recipientId,
			fileId: draft.fileId,
			page: Math.floor(index / perPage) + 1,
			bounds: { x, y, width: Math.min(150, stepX - 6), height: Math.min(28, stepY - 6) },
		});
		return { kind: "add", in: "fields", id: randomUUID(), value };
	});
	let { version } = draft;
	for (let from = 0; from < count; from += MAX_OPERATIONS) {
		({ version } = await postStep(user, { ...draft, version }, operations.slice(from, from + MAX_OPERATIONS)));
	}
	return { ...draft, version };
}
