import { adoptUploadedMark } from "#lib/domain/signing/adopt-uploaded-mark.ts";
import { showAdopted } from "#lib/domain/signing/shown-value.ts";
import { defineSigningUpload } from "#lib/http/signing/define-signing-route.ts";

export const POST = defineSigningUpload(async (context, { file, query, dir, token }) => {
	const purpose = query.get("purpose") === "initials" ? "initials" : "signature";
	return showAdopted(purpose, await adoptUploadedMark(context, purpose, file, dir), token);
});
