import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import forge from "node-forge";
import { afterEach, expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { makeDevelopmentP12 } from "#lib/pdf/seal/signing/make-development-p12.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { certificate } from "./certificate.ts";

const installation = useTestDatabase();
const LOOKING = { now: new Date(), accountId: null, visit: null, trustedProxies: { hops: 0 } };

afterEach(() => {
	for (const name of ["SIGNING_P12", "SIGNING_P12_PASSWORD"]) delete process.env[name];
	resetEnv();
});

async function look(p12: Uint8Array, password: string, now = LOOKING.now) {
	const path = join(installation.dataDir, "given.p12");
	await writeFile(path, p12);
	Object.assign(process.env, { SIGNING_P12: path, SIGNING_P12_PASSWORD: password });
	resetEnv();
	return certificate.look({ ...LOOKING, now });
}

/** What lies in a file: its certificate and its key. */
async function open() {
	const { p12, password } = await makeDevelopmentP12({ commonName: "Harbour Homes" });
	const bytes = forge.util.createBuffer(Buffer.from(p12).toString("binary"));
	const bags = forge.pkcs12.pkcs12FromAsn1(forge.asn1.fromDer(bytes), password);
	const { certBag: c, pkcs8ShroudedKeyBag: k } = forge.pki.oids;
	const own = bags.getBags({ bagType: c })[c ?? ""]?.[0]?.cert;
	const key = bags.getBags({ bagType: k })[k ?? ""]?.[0]?.key;
	if (!own || !key) throw new Error("The file has no certificate or no key.");
	return { own, key };
}

it("a key of another certificate, and a file that is none, are wrong before anything is sealed with them", async () => {
	const [{ own }, { key }] = await Promise.all([open(), open()]);
	const mixed = forge.pkcs12.toPkcs12Asn1(key, own, "secret", { algorithm: "3des" });
	const found = await look(Buffer.from(forge.asn1.toDer(mixed).getBytes(), "binary"), "secret");
	expect(found).toMatchObject({
		level: "wrong",
		told: { key: "certificateBad" },
		answer: expect.stringMatching(/key/),
	});
	expect(found.mend).toMatchObject({ key: "certificate" });
	expect(await look(Buffer.from("no certificate"), "secret")).toMatchObject({ level: "wrong" });
	expect(await look((await makeDevelopmentP12({ commonName: "Harbour Homes" })).p12, "other")).toMatchObject({
		level: "wrong",
		told: { key: "certificateBad" },
	});
});

it("says on which day the certificate expired, or becomes valid", async () => {
	const { p12, password } = await makeDevelopmentP12({ commonName: "Harbour Homes" });
	const expired = await look(p12, password, new Date("2190-01-01"));
	expect(expired).toMatchObject({ level: "wrong", told: { key: "certificateExpired" } });
	const early = await look(p12, password, new Date("2001-01-01"));
	expect(early).toMatchObject({ level: "wrong", told: { key: "certificateEarly" }, mend: { key: "certificate" } });
});
