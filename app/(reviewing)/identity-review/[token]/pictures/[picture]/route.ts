import { lookAtIdentityPicture } from "#lib/domain/identity-verification/look-at-identity-picture.ts";
import { pictureResponse } from "#lib/http/answering/picture-response.ts";
import { defineVisitorFile } from "#lib/http/pages/define-user-file.ts";
import { requireReviewLink } from "#lib/http/pages/review-link.ts";

type Params = { token: string; picture: string };

/** Each look is written down, so nothing keeps it. */
export const GET = defineVisitorFile<Params>(async (visitor, { token, picture }) => {
	const { context, ...whom } = await requireReviewLink(visitor, token);
	return pictureResponse(await lookAtIdentityPicture(context, { ...whom, picture }));
});
