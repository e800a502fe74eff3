/** What the configuration guide says of a variable beyond its reader. */
export type VariableNote = {
	/** Markdown. */
	about: string;
	/** What the reader can’t name: the form of a text. */
	form?: string;
	/** What happens without the variable, or a default that depends on others. */
	unset?: string;
};

export type VariableGroup = { title: string; variables: Record<string, VariableNote> };

/** Every variable that readEnv reads, in the order of lib/guides/configuration.md, which is made from it. */
export const VARIABLE_GROUPS: readonly VariableGroup[] = [
	{
		title: "Addresses and processes",
		variables: {
			PORT: { about: "Port of the web process." },
			HOST: { form: "IP address or host name", about: "Address the web process listens at." },
			PUBLIC_URL: {
				unset: "`http://localhost:PORT`",
				about:
					"Origin of the app, the API and links in emails. When set, pages are served only at this host and `localhost`; see [Reverse proxy and TLS](reverse-proxy.md).",
			},
			SIGNING_URL: {
				unset: "`PUBLIC_URL`",
				about:
					"Separate origin for signers, with https and another host or port than `PUBLIC_URL`; see [A separate address for signers](reverse-proxy.md#a-separate-address-for-signers).",
			},
			TRUSTED_PROXIES: {
				form: "number up to 99, or list of addresses like `10.0.0.0/8, 192.168.1.4`",
				unset: "`0`",
				about:
					"Number of proxies in front of Signet, or their addresses. Determines the IP addresses in the audit trail.",
			},
			ROLE: {
				about:
					"Processes to run. You can run several of each on one database; see [Database](database.md#several-machines).",
			},
			DATA_DIR: {
				form: "path",
				about:
					"Directory for the embedded database, files, keys and outbox. When Signet starts as root, it copies Postgres to `/var/lib/signet` and runs it as a separate user.",
			},
			LOG_LEVEL: { about: "Lowest level in the log. Logs are JSON lines and contain no secrets." },
		},
	},
	{
		title: "Database and queues",
		variables: {
			DATABASE_URL: {
				unset: "embedded Postgres",
				about:
					"Your own Postgres, such as `postgresql://user:password@host:5432/signet`, or a socket: `postgresql:///signet?host=/run/postgresql`. With several hosts (`host1,host2`), Signet uses the first that accepts writes, including after a failover, and ignores `target_session_attrs`. Percent-encode `#`, `/`, `?`, `@` and `%` in the password. See [Database](database.md).",
			},
			DATABASE_POOL_SIZE: { about: "Connections per process." },
			DATABASE_MAX_WAIT_MS: { about: "Milliseconds a request waits for a connection before it gets 503." },
			QUEUE_BACKEND: { about: "Database behind the queue." },
			QUEUE_CONCURRENCY: {
				form: "list like `webhook=64, mail=8`, each 1–256",
				about:
					"Jobs that each worker process runs at once, per queue. List only the queues to change. Webhooks are also limited to 2 per endpoint and 8 per account.",
			},
		},
	},
	{
		title: "Files, email and SMS",
		variables: {
			S3_BUCKET: {
				form: "text",
				unset: "files in `DATA_DIR/objects`",
				about: "Bucket that stores files; see [Object storage](object-storage.md). The other `S3_…` variables need it.",
			},
			S3_REGION: { form: "text", about: "Region of the bucket." },
			S3_ENDPOINT: { unset: "Amazon S3", about: "URL of a service compatible with S3." },
			S3_ACCESS_KEY_ID: {
				form: "text",
				unset: "role or profile of the machine",
				about: "Access key, set together with `S3_SECRET_ACCESS_KEY`.",
			},
			S3_SECRET_ACCESS_KEY: { form: "text", unset: "none", about: "Secret of the access key." },
			S3_PREFIX: { form: "text", unset: "none", about: "Folder in a bucket that several installations share." },
			S3_FORCE_PATH_STYLE: {
				unset: "`true` with `S3_ENDPOINT`, otherwise `false`",
				about: "Whether the bucket is in the path of the URL instead of the host name.",
			},
			SMTP_URL: {
				unset: "outbox page and `.eml` files",
				about:
					"Mail server: `smtp://user:password@host:587`, or `smtps://…:465`. See [Email and SMS](email-and-sms.md).",
			},
			MAIL_FROM: {
				form: "email address, or `Name <address>`",
				unset: "`no-reply@` the public host",
				about: "From address of all emails.",
			},
			SMS_ACCOUNT_SID: {
				form: "text",
				unset: "outbox page",
				about: "Account at an SMS provider with an HTTP API like Twilio’s. Also set `SMS_AUTH_TOKEN` and `SMS_FROM`.",
			},
			SMS_AUTH_TOKEN: { form: "text", unset: "none", about: "Token of the SMS account." },
			SMS_FROM: {
				form: "phone number, name or messaging service ID",
				unset: "none",
				about: "Sender of all SMS.",
			},
			SMS_API_URL: { unset: "`https://api.twilio.com`", about: "URL of the SMS provider." },
			FILE_URL_HOSTS: {
				form: "list of hosts like `files.example.internal, 10.0.0.7:8443`",
				unset: "none",
				about: "Hosts on your own network that `fileUrls` can use in addition to public ones. They must use https.",
			},
		},
	},
	{
		title: "Sealing and trust",
		variables: {
			SIGNING_P12: {
				form: "path",
				unset: "a self-signed development certificate",
				about: "P12 file with the certificate that seals documents; see [Certificates](certificates.md).",
			},
			SIGNING_P12_PASSWORD: { form: "text", unset: "empty", about: "Password of the P12 file." },
			TSA_URL: {
				unset: "none",
				about:
					"Time-stamping authority (RFC 3161). Seals are then B-T, or B-LT if revocation data is available. After three failures, the document is sealed without a timestamp. Signet keeps trying to add one for 30 days.",
			},
			TRUSTED_CERTIFICATES: {
				form: "path",
				unset: "system authorities",
				about:
					"PEM file with additional certificate authorities, trusted by `/verify` and by all TLS connections: mail server, Postgres, object storage, webhooks, identity providers and the SMS provider. Add the root of your time-stamping authority so that `/verify` trusts its timestamps.",
			},
			DNS_SERVERS: {
				form: "list of addresses like `9.9.9.9, 192.168.1.4:5353`",
				unset: "system settings",
				about: "DNS servers used to verify brand domains.",
			},
			STRIPE_IDENTITY_KEY: {
				form: "`rk_live_…` or `sk_live_…`, or a sandbox key",
				unset: "Signet verifies identities",
				about: "Stripe Identity, for accounts that choose it; see [ID verification with Stripe](id-verification.md).",
			},
			STRIPE_IDENTITY_WEBHOOK_SECRET: {
				form: "`whsec_…`",
				unset: "none",
				about: "Signing secret of Stripe’s webhook endpoint. Required with `STRIPE_IDENTITY_KEY`.",
			},
			STRIPE_IDENTITY_TEST_KEY: {
				form: "`rk_test_…` or `sk_test_…`",
				unset: "Signet reads sandbox documents",
				about:
					"Key of Stripe’s sandbox, for sandbox documents. Not needed if `STRIPE_IDENTITY_KEY` is already a sandbox key.",
			},
			STRIPE_IDENTITY_TEST_WEBHOOK_SECRET: {
				form: "`whsec_…`",
				unset: "none",
				about: "Signing secret of the endpoint in Stripe’s sandbox. Required with `STRIPE_IDENTITY_TEST_KEY`.",
			},
			STRIPE_IDENTITY_API_URL: { unset: "Stripe", about: "URL of Stripe’s API." },
		},
	},
	{
		title: "Plans and limits",
		variables: {
			PLAN: { about: "Plan of new accounts." },
			PLAN_SEATS: { unset: "set by the plan", about: "People each account can have." },
			UPLOAD_LIMIT_MB: { about: "Total size of a request’s files, in megabytes." },
			RATE_LIMIT_LIVE_PER_HOUR: { about: "API requests per account, with live keys." },
			RATE_LIMIT_SANDBOX_PER_HOUR: { about: "API requests per account, with sandbox keys." },
			RATE_LIMIT_SIGN_IN_PER_QUARTER_HOUR: {
				about: "Sign-in attempts per email address and IP address in 15 minutes, including wrong client secrets.",
			},
			RATE_LIMIT_LINK_REQUESTS_PER_HOUR: { about: "Links to sign or to set a password that one address can request." },
			RATE_LIMIT_PUBLIC_PER_MINUTE: {
				about:
					"Requests to public pages and the authorisation server. Separately, `/verify` accepts files of up to 50 MB and spends at most 20 seconds in five minutes on the files of one IP address.",
			},
			RATE_LIMIT_SIGNING_PER_MINUTE: { about: "Changes a signer makes through all their links." },
			RATE_LIMIT_SIGNING_UPLOADS_PER_HOUR: {
				about: "Files and signatures a signer sends through all their links. Downloads have the same limit.",
			},
			TEMPLATE_INTAKE_SECONDS: {
				about: "Seconds that template/create waits for its files. If they take longer, a job finishes the template.",
			},
			DAY_SECONDS: { about: "Length of a day for reminders and expiry. Shorten it to test schedules." },
		},
	},
	{
		title: "First start and secrets",
		variables: {
			BOOTSTRAP_ADMIN_EMAIL: {
				form: "email address",
				unset: "`admin@signet.localhost`",
				about: "Email address of the first admin.",
			},
			BOOTSTRAP_ADMIN_PASSWORD: {
				form: "at least 10 characters",
				unset: "generated and printed once",
				about: "Password of the first admin.",
			},
			BOOTSTRAP_API_KEY: {
				form: "16–200 letters, digits and `. ~ + / = _ -`",
				unset: "generated and printed once",
				about: "First API key.",
			},
			SESSION_SECRET: {
				form: "at least 32 characters",
				unset: "file in `DATA_DIR/keys`",
				about: "Signs session cookies. Required when several machines share an installation.",
			},
			INSTALLATION_KEY: {
				form: "64 hexadecimal digits",
				unset: "file in `DATA_DIR/keys`",
				about:
					"Encrypts secrets in the database and authenticates audit trails. Required when several machines share an installation.",
			},
		},
	},
];
