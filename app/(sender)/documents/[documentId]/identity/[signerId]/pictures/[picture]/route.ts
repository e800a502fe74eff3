import { lookAtIdentityPicture } from "#lib/domain/identity-verification/look-at-identity-picture.ts";
import { pictureResponse } from "#lib/http/answering/picture-response.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";

type Params = { documentId: string; signerId: string; picture: string };

/** Each look is written down, so nothing keeps it. */
export const GET = defineUserFile<Params>(async (context, params) =>
	pictureResponse(await lookAtIdentityPicture(context, params)),
);
