import { randomUUID } from "node:crypto";
import { addDraftFile } from "#lib/domain/drafts/editing/add-draft-file.ts";
import { defineDeskUpload, wordAnswer } from "#lib/http/pages/define-editor-route.ts";
import { givenFileIn } from "#lib/http/pages/editor-query.ts";

export const POST = defineDeskUpload(async (context, { documentId }, file, query) => {
	const { file: added, answer } = await addDraftFile(context, {
		documentId,
		file,
		...givenFileIn(query, randomUUID()),
	});
	return { file: added, answer: await wordAnswer(answer) };
});
