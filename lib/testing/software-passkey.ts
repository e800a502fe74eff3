import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import type { NewPasskeyAnswer, PasskeyAnswer } from "#lib/contract/users/passkey-answers.ts";

/** Flags of authenticator data (WebAuthn Level 3 section 6.1): present, verified, with a new key. */
const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40];

type Site = { rpId: string; origin: string };
type Asked = { challenge: string };

/** What an authenticator does that is not in order. */
type Odd = {
	/** false: it does not know who holds it. */
	isVerified?: boolean;
	/** What its counter says. */
	count?: number;
	/** Of which origin the page is. */
	from?: string;
};

/** An authenticator that holds one key, and does what it is told, wrong things too. */
export function softwarePasskey({ rpId, origin }: Site) {
	const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
	const id = randomBytes(16);
	const name = id.toString("base64url");
	const named = { id: name, rawId: name, type: "public-key" as const, clientExtensionResults: {} };
	let counter = 0;

	function make({ challenge }: Asked): NewPasskeyAnswer {
		const key = [Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)];
		const data = authenticatorData(rpId, PRESENT | VERIFIED | WITH_KEY, counter, key);
		const clientDataJSON = clientData("webauthn.create", challenge, origin).toString("base64url");
		const attestationObject = attestation(data).toString("base64url");
		return { ...named, response: { clientDataJSON, attestationObject, transports: ["internal"] } };
	}

	function use({ challenge }: Asked, odd: Odd = {}): PasskeyAnswer {
		counter = odd.count ?? counter + 1;
		const data = authenticatorData(rpId, PRESENT | (odd.isVerified === false ? 0 : VERIFIED), counter);
		const client = clientData("webauthn.get", challenge, odd.from ?? origin);
		const signed = createSign("sha256").update(data).update(createHash("sha256").update(client).digest());
		return {
			...named,
			response: {
				clientDataJSON: client.toString("base64url"),
				authenticatorData: data.toString("base64url"),
				signature: signed.sign(privateKey).toString("base64url"),
			},
		};
	}

	return { make, use };
}

function clientData(type: string, challenge: string, origin: string): Buffer {
	return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(rpId: string, flags: number, count: number, more: Buffer[] = []): Buffer {
	const head = Buffer.alloc(5);
	head.writeUInt8(flags);
	head.writeUInt32BE(count, 1);
	return Buffer.concat([createHash("sha256").update(rpId).digest(), head, ...more]);
}

/** The key as COSE has it (RFC 9053 section 7.1.1), in CBOR by hand. */
function coseKey(publicKey: KeyObject): Buffer {
	const { x = "", y = "" } = publicKey.export({ format: "jwk" });
	const coordinate = (label: number, value: string) => [
		Buffer.from([label, 0x58, 0x20]),
		Buffer.from(value, "base64url"),
	];
	const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
	return Buffer.concat([head, ...coordinate(0x21, x), ...coordinate(0x22, y)]);
}

/** {"fmt": "none", "attStmt": {}, "authData": data} in CBOR. */
function attestation(data: Buffer): Buffer {
	const text = (value: string) => [Buffer.from([0x60 + value.length]), Buffer.from(value)];
	return Buffer.concat([
		Buffer.from([0xa3]),
		...text("fmt"),
		...text("none"),
		...text("attStmt"),
		Buffer.from([0xa0]),
		...text("authData"),
		Buffer.from([0x58, data.length]),
		data,
	]);
}
