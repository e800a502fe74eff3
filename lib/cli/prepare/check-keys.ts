import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "#lib/config/env.ts";
import { fingerprint, installationKeys } from "#lib/config/installation-keys.ts";
import { keepDevelopmentIdentity, type SigningIdentity, signingIdentity } from "#lib/config/signing-identity.ts";
import { readFact, recordFact } from "#lib/db/stores/installation/installation.ts";
import { sayIn } from "#lib/i18n/refusals/say-in.ts";

/** Facts under which fingerprints of the keys are recorded. */
export const INSTALLATION_KEY_FACT = "installation-key";
export const SEALING_KEY_FACT = "sealing-key";

type SealingFact = { fingerprint: string; kind: "development" | "own" };

/**
 * Makes the keys that are not there yet, and compares those that are with what the database remembers:
 * a lost key is told before anything happens with another one.
 *
 * @returns notices
 * @throws Error with a sentence when a key was lost
 */
export async function checkKeys(): Promise<string[]> {
	await checkInstallationKey();
	const known = (await readFact(SEALING_KEY_FACT)) as SealingFact | null;
	const identity = await ensureIdentity(known);
	const kind = identity.isDevelopment ? "development" : "own";
	const p12 = await readFile(identity.p12Path);
	const own = identity.isDevelopment ? [] : await checkOwnCertificate(p12, identity.password);
	const found: SealingFact = { fingerprint: fingerprint(p12), kind };
	const isSame = known?.fingerprint === found.fingerprint;
	if (known && !isSame && known.kind === "development" && kind === "development")
		throw lostSealingKey(identity.p12Path);
	if (!isSame) await recordFact(SEALING_KEY_FACT, found);
	return [...noticesOf(identity, known !== null && !isSame), ...own];
}

/**
 * Opens what SIGNING_P12 names now rather than when the first document is to be sealed.
 *
 * @returns notices when it is not valid today (people can still sign, and what they sign is sealed later), and when it
 *   opens without blanks of the password alone
 * @throws Error with a sentence when it cannot be used at all
 */
async function checkOwnCertificate(p12: Uint8Array, password: string): Promise<string[]> {
	const { readP12, invalidityOf } = await import("#lib/pdf/seal/signing/load-p12.ts");
	try {
		const identity = await readP12(p12, password);
		const invalid = invalidityOf(identity, new Date());
		return [
			...(invalid
				? [`${sayIn(invalid, "EN")} Documents aren’t sealed until SIGNING_P12 contains a valid certificate.`]
				: []),
			...(identity.isPasswordTrimmed
				? ["The sealing certificate opens only without the spaces around SIGNING_P12_PASSWORD."]
				: []),
		];
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new Error(`${reason} Set SIGNING_P12 and SIGNING_P12_PASSWORD.`, { cause: error });
	}
}

async function checkInstallationKey(): Promise<void> {
	const known = await readFact(INSTALLATION_KEY_FACT);
	const found = fingerprint(installationKeys().installationKey);
	if (known === null) await recordFact(INSTALLATION_KEY_FACT, found);
	else if (known !== found) {
		const path = join(env().dataDir, "keys", "installation.key");
		throw new Error(
			`The installation key doesn’t match this database. Restore ${path} (or INSTALLATION_KEY) from a backup. ` +
				'If it’s lost, run "npm run admin -- keys accept" to continue with the current key.',
		);
	}
}

async function ensureIdentity(known: SealingFact | null): Promise<SigningIdentity> {
	try {
		return await signingIdentity();
	} catch (error) {
		if (env().signingP12Path !== null) throw error;
		if (known?.kind === "development") throw lostSealingKey(join(env().dataDir, "keys", "sealing.p12"));
		const { makeDevelopmentP12 } = await import("#lib/pdf/seal/signing/make-development-p12.ts");
		await keepDevelopmentIdentity(await makeDevelopmentP12({ commonName: "Signet development certificate" }));
		return signingIdentity();
	}
}

function lostSealingKey(path: string): Error {
	return new Error(
		`The sealing certificate is missing. Restore ${path} and its .password file from a backup. ` +
			'If it’s lost, run "npm run admin -- keys accept" to continue with a new one. Documents sealed earlier stay valid.',
	);
}

function noticesOf(identity: SigningIdentity, hasChanged: boolean): string[] {
	const notices: string[] = [];
	if (hasChanged) notices.push("Documents are now sealed with a different certificate.");
	if (identity.isDevelopment) {
		notices.push(
			"Documents are sealed with a self-signed certificate that PDF readers don’t trust. Set SIGNING_P12 in production.",
		);
	}
	return notices;
}
