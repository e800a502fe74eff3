import { addIdentityPicture } from "#lib/domain/signing/identifying/add-identity-picture.ts";
import { defineIdentityUpload } from "#lib/http/signing/define-identity-route.ts";

export const POST = defineIdentityUpload((call, token, { query, file, dir }) => {
	const [picture, source] = [query.get("picture") ?? "", query.get("source") ?? ""];
	return addIdentityPicture(call, token, { picture, source, anyway: query.get("anyway") === "on", file }, dir);
});
