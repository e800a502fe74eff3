import { writeFileSync } from "node:fs";
import { join } from "node:path";
import tls from "node:tls";
import { afterAll, expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { makeTestDir } from "#lib/pdf/testing/make-test-dir.ts";
import { checkTrustedCertificates } from "./check-trusted-certificates.ts";

afterAll(() => {
	delete process.env.TRUSTED_CERTIFICATES;
	resetEnv();
});

it("opens the trusted certificates at start: a wrong file is not left to the first who checks a PDF", async () => {
	const dir = makeTestDir("trusted");
	const check = (name: string, text: string | null) => {
		const path = join(dir, name);
		if (text !== null) writeFileSync(path, text);
		process.env.TRUSTED_CERTIFICATES = path;
		resetEnv();
		return checkTrustedCertificates();
	};
	const [root = ""] = tls.rootCertificates;
	await expect(check("none.pem", null)).rejects.toThrow(
		/^TRUSTED_CERTIFICATES contains .*none\.pem, which can’t be read\.$/,
	);
	await expect(check("letter.pem", "hello")).rejects.toThrow("which has no PEM certificate.");
	const damaged = `${root}\n-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----`;
	await expect(check("damaged.pem", damaged)).rejects.toThrow("which has a certificate that can’t be read.");
	await expect(check("root.pem", `# ours\n${root}\n`)).resolves.toBeUndefined();
});
