import { X509Certificate } from "node:crypto";
import { crlUrls, readCrl } from "../revocation/crl.ts";
import { ocspRequest, readOcsp } from "../revocation/ocsp.ts";
import { judgeAnswer, type RevocationAnswer } from "../revocation/revocation-answer.ts";
import { checkCms } from "../verifying/check-cms.ts";
import { fetchBytes } from "./fetch-bytes.ts";
import { isSelfSigned, lineOfName, type SigningIdentity } from "./load-p12.ts";

/** DER of everything a reader needs to judge signature and timestamp later on. */
export type ValidationData = { certificates: Uint8Array[]; ocspResponses: Uint8Array[]; crls: Uint8Array[] };

/** Whose signature it is about: their certificate and what its signature carries of the chain. */
export type SealSigner = Pick<SigningIdentity, "certificate" | "chainDer">;

/** For the whole gathering: a finished document waits for it. */
const TIMEOUT_MS = 8_000;
const MAX_CHAIN = 8;

/** `OCSP - URI:http://…` and `CA Issuers - URI:http://…` of the authority information access extension. */
function accessUrl(certificate: X509Certificate, method: "OCSP" | "CA Issuers"): string | undefined {
	const line = certificate.infoAccess?.split("\n").find((text) => text.startsWith(`${method} - URI:http`));
	return line?.slice(`${method} - URI:`.length);
}

async function findIssuer(
	certificate: X509Certificate,
	known: X509Certificate[],
	signal: AbortSignal,
): Promise<X509Certificate> {
	const isIssuer = (candidate: X509Certificate) =>
		certificate.checkIssued(candidate) && certificate.verify(candidate.publicKey);
	const found = known.find(isIssuer);
	if (found) return found;
	const url = accessUrl(certificate, "CA Issuers");
	const fetched = url ? new X509Certificate(await fetchBytes({ url, signal })) : undefined;
	if (fetched && isIssuer(fetched)) return fetched;
	throw new Error(`the certificate that issued "${lineOfName(certificate.subject)}" is not available`);
}

function judgeNow({ validTo }: X509Certificate, answer: RevocationAnswer): "good" | "revoked" | null {
	const now = new Date();
	return judgeAnswer(answer, {
		...{ time: now, isTimeProved: false, now, validTo: new Date(validTo) },
		purpose: "document",
	});
}

async function addRevocation(
	data: ValidationData,
	certificate: X509Certificate,
	issuer: X509Certificate,
	signal: AbortSignal,
): Promise<void> {
	const revoked = () => new Error(`"${lineOfName(certificate.subject)}" has been revoked`);
	const failures: string[] = [];
	const ocspUrl = accessUrl(certificate, "OCSP");
	if (ocspUrl) {
		try {
			const response = await fetchBytes({ url: ocspUrl, ocspRequest: ocspRequest(certificate, issuer), signal });
			const said = judgeNow(certificate, readOcsp(response, certificate, issuer));
			if (said === null) throw new Error("the OCSP response is out of date");
			data.ocspResponses.push(response);
			if (said === "good") return;
			failures.push(revoked().message);
		} catch (error) {
			failures.push(error instanceof Error ? error.message : String(error));
		}
	}
	for (const url of crlUrls(certificate)) {
		const crl = await fetchBytes({ url, signal });
		const said = judgeNow(certificate, readCrl(crl, { certificate, issuer }));
		if (said === null) throw new Error("the revocation list is out of date");
		if (said === "revoked") throw revoked();
		if (!data.crls.some((other) => Buffer.compare(other, crl) === 0)) data.crls.push(crl);
		return;
	}
	throw new Error(failures[0] ?? `no revocation list is published for "${lineOfName(certificate.subject)}"`);
}

/**
 * Collects chains and revocation data (OCSP, else CRL) of the sealing certificate and of the
 * timestamp's. Throws an Error with the reason when anything is missing, since B-LT is then not reached.
 */
export async function gatherValidationData(signer: SealSigner, token: Uint8Array): Promise<ValidationData> {
	const signal = AbortSignal.timeout(TIMEOUT_MS);
	const timestamp = checkCms(token, []);
	const known = [...signer.chainDer.map((der) => new X509Certificate(der)), ...timestamp.certificates];
	const data: ValidationData = { certificates: [], ocspResponses: [], crls: [] };
	const done = new Set<string>();
	for (const start of [signer.certificate, timestamp.signer]) {
		let current = start;
		for (let depth = 0; current && depth < MAX_CHAIN && !done.has(current.fingerprint256); depth++) {
			done.add(current.fingerprint256);
			data.certificates.push(current.raw);
			if (isSelfSigned(current)) break;
			const issuer = await findIssuer(current, known, signal);
			await addRevocation(data, current, issuer, signal);
			current = issuer;
		}
	}
	return data;
}
