import { verify } from "node:crypto";
import { readFile } from "node:fs/promises";
import { env } from "#lib/config/env.ts";
import { signingIdentity } from "#lib/config/signing-identity.ts";
import type { SigningIdentity } from "#lib/pdf/seal/signing/load-p12.ts";
import { type Check, type Finding, told } from "../finding.ts";
import { reasonOf } from "../run-checks.ts";

/** With less left than 60 days a certificate ends soon: to get another one takes weeks. */
export const SOON_MS = 60 * 86_400_000;
const EXAMPLE = "/run/secrets/seal.p12";

/** Whether the sealing certificate can be used, who issued it, and until when. */
export const certificate: Check = {
	id: "certificate",
	async look({ now }) {
		const mend = { key: "certificate", line: certificateLine() } as const;
		try {
			const { p12Path, password, isDevelopment } = await signingIdentity();
			const { readP12 } = await import("#lib/pdf/seal/signing/load-p12.ts");
			return { ...(await judge(await readP12(await readFile(p12Path), password), isDevelopment, now)), mend };
		} catch (error) {
			return { level: "wrong", told: told("certificateBad"), answer: reasonOf(error), mend };
		}
	},
};

/** The line that names the file of the certificate. */
export function certificateLine(): string {
	return `SIGNING_P12=${env().signingP12Path ?? EXAMPLE}`;
}

async function judge(identity: SigningIdentity, isDevelopment: boolean, now: Date): Promise<Finding> {
	const { certificate: own, notAfter: day, sign } = identity;
	const issuer = commonName(identity.issuer);
	const leftMs = day.getTime() - now.getTime();
	if (leftMs <= 0) return { level: "wrong", told: told("certificateExpired", { day: { day } }) };
	const from = new Date(own.validFrom);
	if (from > now) return { level: "wrong", told: told("certificateEarly", { day: { day: from } }) };
	const probe = Buffer.from("probe");
	if (!verify("sha256", probe, own.publicKey, await sign(probe)))
		return { level: "wrong", told: told("certificateKey") };
	if (leftMs < SOON_MS) {
		return { level: "warn", told: told("certificateSoon", { time: { ms: leftMs }, day: { day }, issuer }) };
	}
	if (isDevelopment) return { level: "warn", told: told("certificateOwn") };
	return { level: "well", told: told("certificateWell", { issuer, day: { day } }) };
}

/** What people call the issuer. */
function commonName(name: string): string {
	return /(?:^|, )CN=([^,]+)/.exec(name)?.[1] ?? name;
}
