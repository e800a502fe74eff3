import { resolve } from "node:path";
import { MEGABYTE } from "#lib/units.ts";
import { readDatabaseUrl } from "./read-database-url.ts";
import { type FileHosts, readFileHosts } from "./read-file-hosts.ts";
import { readOrigins } from "./read-origins.ts";
import { type QueueConcurrency, readQueueConcurrency } from "./read-queue-concurrency.ts";
import { type RateLimits, readRateLimits } from "./read-rate-limits.ts";
import { readStripeIdentity, type StripeIdentity } from "./read-stripe-identity.ts";
import { isDecodable, isNetwork, isServer, readVariables, type Variables } from "./variables.ts";

const QUEUE_BACKENDS = ["postgres", "yugabytedb", "citus", "cockroachdb"] as const;
const ROLES = ["all", "web", "worker"] as const;
export const PLANS = ["free", "business"] as const;
const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

export type S3Settings = {
	bucket: string;
	region: string;
	/** null: Amazon's own for the region. */
	endpoint: string | null;
	/** null: whatever the SDK finds on the machine (role, profile). */
	credentials: { accessKeyId: string; secretAccessKey: string } | null;
	forcePathStyle: boolean;
	/** Put before every key; empty, or ends with a slash. */
	prefix: string;
};

/** A provider that takes messages over HTTP as Twilio does. */
export type SmsSettings = {
	/** Origin of the provider, no slash at the end. */
	apiUrl: string;
	accountSid: string;
	authToken: string;
	/** A number in E.164, a name, or the id of a messaging service (MG…). */
	from: string;
};

/** Who may say what the client's address is: that many proxies in front of us, or proxies at these addresses. */
export type TrustedProxies = { hops: number } | { networks: string[] };

/** The whole configuration. Every variable is here and described in variable-groups.ts. */
export type Env = {
	isProduction: boolean;
	/** Address to listen at. */
	host: string;
	port: number;
	/** Origin of the workplace and the API; no slash at the end. */
	publicUrl: string;
	/** Origin of what signers open; the same unless SIGNING_URL names a second one, which answers nothing else. */
	signingUrl: string;
	/** While PUBLIC_URL isn’t set, pages answer at any host. */
	isPublicUrlSet: boolean;
	/** Absolute path. */
	dataDir: string;
	/** Empty only where no database is needed (build), or before the embedded one is up. */
	databaseUrl: string;
	databasePoolSize: number;
	/** How long a transaction waits for a connection before it is refused with 503. */
	databaseMaxWaitMs: number;
	queueBackend: (typeof QUEUE_BACKENDS)[number];
	queueConcurrency: QueueConcurrency;
	/** null: files under the data directory. */
	s3: S3Settings | null;
	/** null: mails land in the outbox. */
	smtpUrl: string | null;
	mailFrom: string;
	/** null: text messages land in the outbox. */
	sms: SmsSettings | null;
	/** null: identities are verified by the product itself alone. */
	stripeIdentity: StripeIdentity | null;
	/** null: the development certificate in the data directory. */
	signingP12Path: string | null;
	signingP12Password: string;
	tsaUrl: string | null;
	/** Certificates in PEM of authorities that /verify trusts besides the system's; null: no others. */
	trustedCertificatesPath: string | null;
	trustedProxies: TrustedProxies;
	/** Who is asked for DNS records; null: as the machine is set up. */
	dnsServers: string[] | null;
	/** Besides public ones. */
	fileHosts: FileHosts;
	plan: (typeof PLANS)[number];
	/** null: as many as the plan allows. */
	planSeats: number | null;
	rateLimit: RateLimits;
	role: (typeof ROLES)[number];
	/** How long a day of reminders and expiry is; shorter ones let schedules be tried out. */
	dayMs: number;
	/** How long creating a template waits for its files; then a job finishes it. */
	templateIntakeMs: number;
	/** All files of one request together. */
	uploadLimitBytes: number;
	logLevel: (typeof LOG_LEVELS)[number];
	/** Made at first start; generated and printed when null. */
	bootstrap: { adminEmail: string | null; adminPassword: string | null; apiKey: string | null };
	/** Given by installations of several machines; otherwise kept under DATA_DIR/keys. See keys.ts. */
	sessionSecret: string | null;
	installationKey: string | null;
	/** Sentences about values that can be used, but may not be what was meant. */
	warnings: readonly string[];
};

/** A variable has a value that cannot be used. The message names each and says what would be right. */
export class ConfigError extends Error {
	constructor(problems: readonly string[]) {
		super(problems.join("\n"));
		this.name = "ConfigError";
	}
}

/**
 * The configuration in the given variables.
 * @throws ConfigError with one sentence for each wrong variable
 */
export function readEnv(source: Record<string, string | undefined>, from = readVariables(source)): Env {
	const port = from.integer("PORT", 3000, { from: 1, to: 65535 });
	const { publicUrl, signingUrl, isPublicUrlSet } = readOrigins(from, port);
	const env: Env = {
		isProduction: source.NODE_ENV === "production",
		host: from.text("HOST", "0.0.0.0"),
		port,
		publicUrl: publicUrl.origin,
		signingUrl: signingUrl.origin,
		isPublicUrlSet,
		dataDir: resolve(/* turbopackIgnore: true */ from.text("DATA_DIR", ".data")),
		databaseUrl: readDatabaseUrl(from),
		databasePoolSize: from.integer("DATABASE_POOL_SIZE", 10, { from: 1, to: 1000 }),
		databaseMaxWaitMs: from.integer("DATABASE_MAX_WAIT_MS", 5000, { from: 100, to: 60_000 }),
		queueBackend: from.choice("QUEUE_BACKEND", "postgres", QUEUE_BACKENDS),
		queueConcurrency: readQueueConcurrency(from),
		s3: readS3(from),
		smtpUrl: readSmtpUrl(from),
		mailFrom: readMailFrom(from, publicUrl.hostname),
		sms: readSms(from),
		stripeIdentity: readStripeIdentity(from),
		signingP12Path: readPath(from, "SIGNING_P12"),
		signingP12Password: from.secret("SIGNING_P12_PASSWORD") ?? "",
		tsaUrl: from.url("TSA_URL", ["http:", "https:"])?.href ?? null,
		trustedCertificatesPath: readPath(from, "TRUSTED_CERTIFICATES"),
		trustedProxies: readTrustedProxies(from),
		dnsServers: readDnsServers(from),
		fileHosts: readFileHosts(from),
		plan: from.choice("PLAN", "business", PLANS),
		planSeats: from.integer("PLAN_SEATS", 0, { from: 1, to: 1_000_000 }) || null,
		rateLimit: readRateLimits(from),
		role: from.choice("ROLE", "all", ROLES),
		dayMs: from.integer("DAY_SECONDS", 86_400, { from: 1, to: 86_400 }) * 1000,
		templateIntakeMs: from.integer("TEMPLATE_INTAKE_SECONDS", 5, { from: 1, to: 600 }) * 1000,
		uploadLimitBytes: from.integer("UPLOAD_LIMIT_MB", 100, { from: 1, to: 2000 }) * MEGABYTE,
		logLevel: from.choice("LOG_LEVEL", "info", LOG_LEVELS),
		bootstrap: readBootstrap(from),
		...readSecrets(from),
		warnings: from.warnings,
	};
	if (from.problems.length > 0) throw new ConfigError(from.problems);
	return env;
}

let current: Env | undefined;

/**
 * The configuration of this process, read once. The only reader of `process.env` in the product.
 * @throws ConfigError
 */
export function env(): Env {
	current ??= readEnv(process.env);
	return current;
}

/** Forgets what was read: for the command line and tests, which set variables before anything uses them. */
export function resetEnv(): void {
	current = undefined;
}

function readPath(from: Variables, name: string): string | null {
	const given = from.text(name);
	return given === null ? null : resolve(/* turbopackIgnore: true */ given);
}

/** Whoever sends needs a host, and decodes user and password: one that cannot be decoded would fail with every mail. */
function readSmtpUrl(from: Variables): string | null {
	const given = from.url("SMTP_URL", ["smtp:", "smtps:"]);
	if (given && (given.hostname === "" || !isDecodable(given.username + given.password))) {
		from.problem('SMTP_URL must be like "smtp://user:password@host:587", with %25 for a % in the password.');
	}
	return given?.href ?? null;
}

function readMailFrom(from: Variables, hostname: string): string {
	const given = from.text("MAIL_FROM");
	if (given === null) return `Signet <no-reply@${hostname.includes(".") ? hostname : "signet.localhost"}>`;
	if (!/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(given)) {
		from.problem('MAIL_FROM must be an address like "no-reply@example.com" or "Acme <no-reply@example.com>".');
	}
	return given;
}

function readS3(from: Variables): S3Settings | null {
	const bucket = from.text("S3_BUCKET");
	const endpoint = from.url("S3_ENDPOINT", ["http:", "https:"])?.href.replace(/\/$/, "") ?? null;
	const accessKeyId = from.secret("S3_ACCESS_KEY_ID");
	const secretAccessKey = from.secret("S3_SECRET_ACCESS_KEY");
	const region = from.text("S3_REGION", "us-east-1");
	const prefix = from.text("S3_PREFIX")?.replace(/^\/+|\/+$/g, "");
	const forcePathStyle = from.boolean("S3_FORCE_PATH_STYLE", endpoint !== null);
	if ((accessKeyId === null) !== (secretAccessKey === null)) {
		from.problem("S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must both be set, or neither.");
	}
	if (bucket === null) {
		if (endpoint || accessKeyId) from.problem("S3_BUCKET must be set when other S3 variables are.");
		return null;
	}
	return {
		bucket,
		region,
		endpoint,
		credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
		forcePathStyle,
		prefix: prefix ? `${prefix}/` : "",
	};
}

function readSms(from: Variables): SmsSettings | null {
	const apiUrl = from.url("SMS_API_URL", ["http:", "https:"])?.href.replace(/\/$/, "") ?? "https://api.twilio.com";
	const [accountSid, sender] = [from.text("SMS_ACCOUNT_SID"), from.text("SMS_FROM")];
	const authToken = from.secret("SMS_AUTH_TOKEN");
	if (accountSid && authToken && sender) return { apiUrl, accountSid, authToken, from: sender };
	if (accountSid || authToken || sender) {
		from.problem("SMS_ACCOUNT_SID, SMS_AUTH_TOKEN and SMS_FROM must all be set, or none.");
	}
	return null;
}

function readTrustedProxies(from: Variables): TrustedProxies {
	const given = from.text("TRUSTED_PROXIES");
	if (given === null) return { hops: 0 };
	if (/^\d{1,2}$/.test(given)) return { hops: Number(given) };
	const networks = given.split(/[\s,]+/).filter(Boolean);
	if (networks.every(isNetwork)) return { networks };
	from.problem('TRUSTED_PROXIES must be a number of proxies or a list of addresses like "10.0.0.0/8, 192.168.1.4".');
	return { hops: 0 };
}

function readDnsServers(from: Variables): string[] | null {
	const given =
		from
			.text("DNS_SERVERS")
			?.split(/[\s,]+/)
			.filter(Boolean) ?? null;
	if (given === null || given.every(isServer)) return given;
	from.problem('DNS_SERVERS must be a list of addresses like "9.9.9.9, 192.168.1.4:5353".');
	return null;
}

function readBootstrap(from: Variables): Env["bootstrap"] {
	const adminEmail = from.text("BOOTSTRAP_ADMIN_EMAIL");
	const adminPassword = from.secret("BOOTSTRAP_ADMIN_PASSWORD");
	const apiKey = from.secret("BOOTSTRAP_API_KEY");
	if (adminEmail && !/^[^\s@]+@[^\s@]+$/.test(adminEmail)) {
		from.problem(`BOOTSTRAP_ADMIN_EMAIL is "${adminEmail}" but must be an email address.`);
	}
	if (adminPassword && adminPassword.length < 10) {
		from.problem("BOOTSTRAP_ADMIN_PASSWORD must have at least 10 characters.");
	}
	if (apiKey && !isFixedKey(apiKey)) from.problem(`BOOTSTRAP_API_KEY ${FIXED_KEY_RULE}`);
	return { adminEmail: adminEmail?.toLowerCase() ?? null, adminPassword, apiKey };
}

/** What an API key must be that its holder chooses. */
export const FIXED_KEY_RULE = "must have 16 to 200 letters, digits or characters from . ~ + / = _ -.";

/** Whether it is long enough that nobody guesses it, and can stand in a header. */
export function isFixedKey(text: string): boolean {
	return /^[\w.~+/=-]{16,200}$/.test(text);
}

function readSecrets(from: Variables): Pick<Env, "sessionSecret" | "installationKey"> {
	const sessionSecret = from.text("SESSION_SECRET");
	if (sessionSecret && sessionSecret.length < 32) from.problem("SESSION_SECRET must have at least 32 characters.");
	const installationKey = from.text("INSTALLATION_KEY");
	if (installationKey && !/^[0-9a-f]{64}$/i.test(installationKey)) {
		from.problem("INSTALLATION_KEY must be 64 hexadecimal digits.");
	}
	return { sessionSecret, installationKey };
}
