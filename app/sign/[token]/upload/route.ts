import { showSaved } from "#lib/domain/signing/shown-value.ts";
import { uploadFieldFile } from "#lib/domain/signing/upload-field-file.ts";
import { defineSigningUpload } from "#lib/http/signing/define-signing-route.ts";

export const POST = defineSigningUpload(async (context, { file, query, dir, token }) => {
	const fieldId = query.get("field") ?? "";
	const revision = Number(query.get("revision"));
	return showSaved(await uploadFieldFile(context, { fieldId, revision, file }, dir), token);
});
