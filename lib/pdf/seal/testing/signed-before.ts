import { loadPdf } from "#lib/pdf/library/load-pdf.ts";
import { loadP12, type SigningIdentity } from "../signing/load-p12.ts";
import { makeDevelopmentP12 } from "../signing/make-development-p12.ts";
import { signPdf } from "../signing/sign-pdf.ts";
import { hideLinearization } from "../verifying/linearization.ts";

let identity: Promise<SigningIdentity> | undefined;

async function makeIdentity(): Promise<SigningIdentity> {
	const { p12, password } = await makeDevelopmentP12({ commonName: "Earlier" });
	return loadP12(p12, password);
}

/** An upload that somebody else signed, as an update behind it. */
export async function signedBefore(upload: Uint8Array): Promise<Uint8Array> {
	identity ??= makeIdentity();
	const signed = await signPdf(await loadPdf(hideLinearization(upload)), {
		identity: await identity,
		text: {
			name: "Earlier",
			reason: "",
			location: "",
			contactInfo: "",
			signedAt: new Date(),
		},
		tsaUrl: null,
		original: upload,
		kind: "approval",
		marks: {},
	});
	return Buffer.concat(signed.parts);
}
