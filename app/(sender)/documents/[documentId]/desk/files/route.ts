import { randomUUID } from "node:crypto";
import { addDraftFile } from "#lib/domain/drafts/add-draft-file.ts";
import { defineDeskUpload, wordAnswer } from "#lib/http/pages/define-desk-route.ts";
import { defaultsIn, idIn, versionIn } from "#lib/http/pages/desk-query.ts";

/**
 * `id` names the file before it is there, so that an upload whose answer was lost can be repeated. `user` and `sandbox`
 * say whose desk it is, and where a draft that begins is to begin; `defaults` with what.
 */
export const POST = defineDeskUpload(async (context, { documentId }, file, query) => {
	const { file: added, answer } = await addDraftFile(context, {
		documentId,
		file,
		fileId: idIn(query, "id"),
		replaces: idIn(query, "replaces"),
		baseVersion: versionIn(query, "since"),
		clientId: idIn(query, "client") ?? randomUUID(),
		userId: idIn(query, "user") ?? undefined,
		isSandbox: query.has("sandbox") ? query.get("sandbox") === "true" : undefined,
		defaults: defaultsIn(query),
	});
	return { file: added, answer: await wordAnswer(answer) };
});
