import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError, readEnv } from "./env.ts";
import { SECRETS } from "./variables.ts";

describe("readEnv", () => {
	it("needs nothing", () => {
		const env = readEnv({});
		expect(env).toMatchObject({
			port: 3000,
			publicUrl: "http://localhost:3000",
			role: "all",
			queueBackend: "postgres",
			s3: null,
			smtpUrl: null,
			trustedProxies: { hops: 0 },
			planSeats: null,
			uploadLimitBytes: 104_857_600,
		});
		expect(env.dataDir).toMatch(/^\/.*\/\.data$/);
		expect(env.rateLimit).toMatchObject({ livePerHour: 2000, sandboxPerHour: 50 });
	});

	it("makes links with the port when no public address is given", () => {
		expect(readEnv({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
	});

	it("reads a second origin for signers, which is encrypted and not the first", () => {
		const PUBLIC_URL = "https://work.example.com";
		expect(readEnv({ PUBLIC_URL }).signingUrl).toBe(PUBLIC_URL);
		const both = readEnv({ PUBLIC_URL, SIGNING_URL: "https://sign.example.com/" });
		expect(both).toMatchObject({ publicUrl: PUBLIC_URL, signingUrl: "https://sign.example.com" });
		expect(readEnv({ SIGNING_URL: "http://127.0.0.1:3000" }).signingUrl).toBe("http://127.0.0.1:3000");
		expect(() => readEnv({ PUBLIC_URL, SIGNING_URL: `${PUBLIC_URL}/` })).toThrow(
			/a different host or port from PUBLIC_URL/,
		);
		expect(() => readEnv({ PUBLIC_URL, SIGNING_URL: "http://work.example.com" })).toThrow(/a different host or port/);
		expect(() => readEnv({ PUBLIC_URL, SIGNING_URL: "http://sign.lan" })).toThrow(/SIGNING_URL must start with https/);
		expect(() => readEnv({ PUBLIC_URL, SIGNING_URL: "https://a.example/b" })).toThrow(
			/SIGNING_URL must be a URL without a path/,
		);
		expect(() => readEnv({ PUBLIC_URL, SIGNING_URL: "sign.example.com" })).toThrow(/SIGNING_URL must be a URL/);
	});

	it("takes an empty variable for one that is not set", () => {
		expect(readEnv({ PORT: "", SMTP_URL: " " })).toMatchObject({ port: 3000, smtpUrl: null });
	});

	it("refuses an address of a mail server that every mail would fail with", () => {
		for (const wrong of ["smtp://", "smtps://mia:100%E9@mail.example.com"]) {
			expect(() => readEnv({ SMTP_URL: wrong })).toThrow('SMTP_URL must be like "smtp://user:password@host:587"');
		}
		expect(readEnv({ SMTP_URL: "smtp://mia:100%25@mail.example.com" }).smtpUrl).toContain("mail.example.com");
	});

	describe("secrets", () => {
		const KEY = "a".repeat(64);
		const inFile = (content: string) => {
			const path = join(mkdtempSync(join(tmpdir(), "signet-env-")), "secret");
			writeFileSync(path, content, "latin1");
			return path;
		};

		it.each([
			["secret", "secret"],
			["secret\n", "secret"],
			["secret\r\n", "secret"],
			["secret\n\n", "secret\n"],
			[" secret ", " secret "],
			["p\u00c3\u00a4\u00c3\u009f", "päß"],
		])("%j keep all but one end of a line", (content, password) => {
			const variable = Buffer.from(content, "latin1").toString();
			expect(readEnv({ SIGNING_P12_PASSWORD: variable }).signingP12Password).toBe(password);
			expect(readEnv({ SIGNING_P12_PASSWORD_FILE: inFile(content) }).signingP12Password).toBe(password);
		});

		it("can all be read from files", () => {
			for (const name of SECRETS) {
				expect(() => readEnv({ [`${name}_FILE`]: "/none/secret" }), name).toThrow(
					`${name}_FILE is set to /none/secret, which can’t be read.`,
				);
			}
			expect(readEnv({ INSTALLATION_KEY_FILE: inFile(` ${KEY}\n`) }).installationKey).toBe(KEY);
			expect(readEnv({ SMTP_URL_FILE: inFile("smtp://mail.example.com\n") }).smtpUrl).toContain("mail.example.com");
			expect(() => readEnv({ SESSION_SECRET_FILE: inFile("\xff") })).toThrow("isn’t UTF-8 text");
			const both = { SMS_AUTH_TOKEN: "a", SMS_AUTH_TOKEN_FILE: inFile("b") };
			expect(() => readEnv(both)).toThrow("SMS_AUTH_TOKEN and SMS_AUTH_TOKEN_FILE are both set.");
		});

		it("are kept as they are, and blanks at an end of any variable are named", () => {
			const variables = {
				SIGNING_P12_PASSWORD: " secret ",
				PORT: "8080 ",
				HOST: "0.0.0.0\n",
				SMTP_URL: " ",
				INSTALLATION_KEY: `${KEY} `,
			};
			expect(readEnv(variables)).toMatchObject({ signingP12Password: " secret ", port: 8080, installationKey: KEY });
			expect(readEnv(variables).warnings).toEqual([
				"PORT has leading or trailing spaces. They’re ignored.",
				"SIGNING_P12_PASSWORD has leading or trailing spaces. They’re part of the value.",
				"INSTALLATION_KEY has leading or trailing spaces. They’re ignored.",
			]);
		});
	});

	it.each([
		["postgres://u:p#s@h/db", "# as %23"],
		["postgres://u:12#s@h/db", "# as %23"],
		["postgres://u:12/s@h/db", "/ as %2F"],
		["postgres://u:p?s@h/db", "? as %3F"],
		["postgres://u:12?s@h/db", "? as %3F"],
		["postgres://u:p@s/x%y@h/db", "% as %25, / as %2F, @ as %40"],
		["postgres://u:p%s@h/db", "% as %25"],
	])("says how to encode what is raw in %s", (url, codes) => {
		const sentence = (name: string) =>
			`${name} has characters in the user name or password that must be percent-encoded. Write ${codes}.`;
		expect(() => readEnv({ DATABASE_URL: url })).toThrow(sentence("DATABASE_URL"));
		expect(() => readEnv({ SMTP_URL: url.replace("postgres", "smtp") })).toThrow(sentence("SMTP_URL"));
	});

	it.each([
		["postgres://u:p@s@h/db", "postgres://u:p%40s@h/db"],
		["postgres://u:p%23@h/db?options=a@b", "postgres://u:p%23@h/db?options=a@b"],
		["postgresql:///db?host=/run/postgresql", "postgresql://%2Frun%2Fpostgresql/db"],
		["postgresql://u:p@/db?host=/run/pg&port=5433", "postgresql://u:p@%2Frun%2Fpg:5433/db"],
		["postgresql://localhost/db?host=/run/pg", "postgresql://localhost/db?host=/run/pg"],
		["postgres://u@h1:1,[::1]:2/db?a=b", "postgres://u@h1:1/db?a=b&hosts=h1%3A1%2C%5B%3A%3A1%5D%3A2"],
		["postgres:///db?host=h1,h2&port=1,2", "postgres://h1:1/db?hosts=h1%3A1%2Ch2%3A2"],
		["postgres://h/db?schema=public", "postgres://h/db"],
	])("reads the database %s", (url, expected) => {
		expect(readEnv({ DATABASE_URL: url }).databaseUrl).toBe(expected);
	});

	it("refuses a schema of its own", () => {
		expect(() => readEnv({ DATABASE_URL: "postgres://h/db?schema=app" })).toThrow("Signet uses the schema public");
	});

	it("reads the access to Stripe Identity, whole or not at all", () => {
		const [STRIPE_IDENTITY_KEY, STRIPE_IDENTITY_WEBHOOK_SECRET] = ["rk_live_abc123", "whsec_abc/123="];
		expect(readEnv({ STRIPE_IDENTITY_KEY, STRIPE_IDENTITY_WEBHOOK_SECRET }).stripeIdentity).toEqual({
			live: { apiUrl: null, apiKey: "rk_live_abc123", webhookSecret: "whsec_abc/123=" },
			test: null,
		});
		expect(() => readEnv({ STRIPE_IDENTITY_KEY })).toThrow("must both be set, or neither");
		expect(() => readEnv({ STRIPE_IDENTITY_KEY: "pk_live_1", STRIPE_IDENTITY_WEBHOOK_SECRET })).toThrow(/rk_live_/);
		expect(() => readEnv({ STRIPE_IDENTITY_KEY, STRIPE_IDENTITY_WEBHOOK_SECRET: "secret" })).toThrow(/whsec_/);
		expect(readEnv({}).stripeIdentity).toBeNull();
		const both = { STRIPE_IDENTITY_KEY, STRIPE_IDENTITY_WEBHOOK_SECRET };
		const test = { STRIPE_IDENTITY_TEST_KEY: "rk_test_1", STRIPE_IDENTITY_TEST_WEBHOOK_SECRET: "whsec_2" };
		expect(readEnv({ ...both, ...test }).stripeIdentity).toMatchObject({
			...{ live: { apiKey: "rk_live_abc123" }, test: { apiKey: "rk_test_1", webhookSecret: "whsec_2" } },
		});
		const sandboxed = readEnv({ ...both, STRIPE_IDENTITY_KEY: "rk_test_1" }).stripeIdentity;
		expect(sandboxed?.test).toBe(sandboxed?.live);
		expect(() => readEnv(test)).toThrow("STRIPE_IDENTITY_KEY and STRIPE_IDENTITY_WEBHOOK_SECRET must both be set");
		expect(() => readEnv({ ...both, ...test, STRIPE_IDENTITY_TEST_KEY: "rk_live_1" })).toThrow(/rk_test_/);
		expect(() => readEnv({ ...both, STRIPE_IDENTITY_TEST_KEY: "rk_test_1" })).toThrow("STRIPE_IDENTITY_TEST_WEBHOOK");
	});

	it("reads hosts of files, each at its port", () => {
		const { fileHosts } = readEnv({ FILE_URL_HOSTS: "files.example.internal, 10.0.0.7:8443 10.0.0.7" });
		expect([...fileHosts]).toEqual([
			["files.example.internal", [443]],
			["10.0.0.7", [8443, 443]],
		]);
		for (const wrong of ["https://files.example", "a@b", "files/x"]) {
			expect(() => readEnv({ FILE_URL_HOSTS: wrong })).toThrow(/FILE_URL_HOSTS/);
		}
	});

	it("reads object storage", () => {
		const source = {
			S3_BUCKET: "b",
			S3_ENDPOINT: "http://minio:9000/",
			S3_ACCESS_KEY_ID: "a",
			S3_SECRET_ACCESS_KEY: "s",
		};
		expect(readEnv({ ...source, S3_PREFIX: "/signet/" }).s3).toEqual({
			bucket: "b",
			region: "us-east-1",
			endpoint: "http://minio:9000",
			credentials: { accessKeyId: "a", secretAccessKey: "s" },
			forcePathStyle: true,
			prefix: "signet/",
		});
	});

	it("reads proxies by number or by address", () => {
		expect(readEnv({ TRUSTED_PROXIES: "2" }).trustedProxies).toEqual({ hops: 2 });
		expect(readEnv({ TRUSTED_PROXIES: "10.0.0.0/8, ::1" }).trustedProxies).toEqual({ networks: ["10.0.0.0/8", "::1"] });
	});

	it.each([
		[{ PORT: "80a" }, 'PORT is "80a" but must be a whole number from 1 to 65535.'],
		[{ PORT: "70000" }, 'PORT is "70000" but must be a whole number from 1 to 65535.'],
		[{ PUBLIC_URL: "sign.example.com" }, "PUBLIC_URL must be a URL that starts with http:// or https://."],
		[{ PUBLIC_URL: "https://a.test/sign" }, "PUBLIC_URL must be a URL without a path"],
		[{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must be a URL that starts with postgres:// or postgresql://."],
		[
			{ QUEUE_BACKEND: "redis" },
			'QUEUE_BACKEND is "redis" but must be one of postgres, yugabytedb, citus, cockroachdb.',
		],
		[{ QUEUE_CONCURRENCY: "webhok=3" }, 'QUEUE_CONCURRENCY contains an unknown queue "webhok". Queues: mail, sms, '],
		[{ QUEUE_CONCURRENCY: "mail=4, webhook=0" }, 'QUEUE_CONCURRENCY has "webhook=0" but must be like "webhook=32'],
		[{ QUEUE_CONCURRENCY: "16" }, 'QUEUE_CONCURRENCY has "16" but must be like'],
		[{ S3_ENDPOINT: "http://minio:9000" }, "S3_BUCKET must be set when other S3 variables are"],
		[{ S3_BUCKET: "b", S3_ACCESS_KEY_ID: "a" }, "S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must both be set"],
		[{ SMTP_URL: "mail.example.com" }, "SMTP_URL must be a URL that starts with smtp:// or smtps://."],
		[{ MAIL_FROM: "nobody" }, "MAIL_FROM must be an address"],
		[{ MAIL_FROM: "A <a@b.c>\nBcc: x@y.z" }, "MAIL_FROM must be an address"],
		[{ TRUSTED_PROXIES: "nginx" }, "TRUSTED_PROXIES must be a number of proxies or a list of addresses"],
		[{ TRUSTED_PROXIES: "10.0.0.0/33" }, "TRUSTED_PROXIES must be"],
		[{ PLAN: "gold" }, 'PLAN is "gold" but must be one of free, business.'],
		[{ ROLE: "db" }, 'ROLE is "db" but must be one of all, web, worker.'],
		[{ BOOTSTRAP_ADMIN_EMAIL: "admin" }, 'BOOTSTRAP_ADMIN_EMAIL is "admin" but must be an email address.'],
		[{ BOOTSTRAP_ADMIN_PASSWORD: "short" }, "BOOTSTRAP_ADMIN_PASSWORD must have at least 10 characters."],
		[{ BOOTSTRAP_API_KEY: "short" }, "BOOTSTRAP_API_KEY must have 16 to 200"],
		[{ SESSION_SECRET: "short" }, "SESSION_SECRET must have at least 32 characters."],
		[{ INSTALLATION_KEY: "xyz" }, "INSTALLATION_KEY must be 64 hexadecimal digits."],
	])("refuses %o with one sentence", (source, sentence) => {
		expect(() => readEnv(source)).toThrow(ConfigError);
		expect(() => readEnv(source)).toThrow(sentence);
		try {
			readEnv(source);
		} catch (error) {
			expect(String(error).split("\n")).toHaveLength(1);
		}
	});

	it("tells all wrong variables at once and no secrets", () => {
		expect(() => readEnv({ PORT: "x", SMTP_URL: "user:hunter2@host" })).toThrow(/PORT is.*\n.*SMTP_URL must/);
		expect(() => readEnv({ SMTP_URL: "user:hunter2@host" })).not.toThrow(/hunter2/);
	});
});

it("changes the concurrency of the listed queues only", () => {
	const read = (QUEUE_CONCURRENCY: string) => readEnv({ QUEUE_CONCURRENCY }).queueConcurrency;
	expect(read("")).toMatchObject({ webhook: 32, mail: 16, seal: 2, purge: 1 });
	expect(read("webhook=64, page-images = 2,")).toMatchObject({ webhook: 64, "page-images": 2, mail: 16 });
});
