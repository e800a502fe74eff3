import { randomUUID } from "node:crypto";
import { addTemplateFile } from "#lib/domain/templates/editing/add-template-file.ts";
import { defineDeskUpload, wordAnswer } from "#lib/http/pages/define-editor-route.ts";
import { givenFileIn, versionIn } from "#lib/http/pages/editor-query.ts";

/** `from` is the version that editing began from. */
export const POST = defineDeskUpload<{ templateId: string }>(async (context, { templateId }, file, query) => {
	const given = { templateId, from: versionIn(query, "from"), file, ...givenFileIn(query, randomUUID()) };
	const { file: added, answer } = await addTemplateFile(context, given);
	return { file: added, answer: await wordAnswer(answer) };
});
