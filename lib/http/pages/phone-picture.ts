import { headers } from "next/headers";
import { isPhone, PHONE_WIDTH_PX } from "#lib/contract/page-picture.ts";
import { authenticateSigner } from "#lib/domain/signing/authenticate-signer.ts";
import { viewSigningPageImage } from "#lib/domain/signing/open-signing-files.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { signingCall } from "#lib/http/signing/define-signing-route.ts";
import { inlineData } from "./inline-data.ts";

/** Drawing page 1 was begun with the HTML and takes 0.3 s; a request of its own takes a slow phone 0.6 s. */
const WAIT_MS = 500;

/** The first page of an open document for a phone’s HTML; null on other devices, and as `inlineData`. */
export async function phonePicture(token: string): Promise<string | null> {
	const call = signingCall(await headers());
	if (!isPhone(call.userAgent)) return null;
	return inlineData(async () => {
		const found = await authenticateSigner(call, token);
		if (found.state !== "usable") throw new AppError("LinkUnusable");
		return viewSigningPageImage(found.context, 1, PHONE_WIDTH_PX);
	}, WAIT_MS);
}
