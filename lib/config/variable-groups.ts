/** What the configuration guide says of a variable beyond its reader. */
type VariableNote = {
	/** Markdown. */
	about: string;
	/** What the reader can’t name: the form of a text. */
	form?: string;
	/** What happens without the variable, or a default that depends on others. */
	unset?: string;
};

type VariableGroup = { title: string; variables: Record<string, VariableNote> };

/** Every variable that readEnv reads, in the order of lib/guides/configuration.md, which is made from it. */
export const VARIABLE_GROUPS: readonly VariableGroup[] = [
	{
		title: "Addresses and processes",
		variables: {
			PORT: { about: "Port of the web process." },
			HOST: { form: "IP address or host name", about: "Address the web process listens on." },
			PUBLIC_URL: {
				unset: "`http://localhost:PORT`",
				about:
					"Origin of the app, the API and links in emails. If it’s set, pages are served only on this host and `localhost`. See [Reverse proxy and TLS](reverse-proxy.md).",
			},
			SIGNING_URL: {
				unset: "`PUBLIC_URL`",
				about:
					"A separate origin for signers. It must use https, and its host or port must be different from the one in `PUBLIC_URL`. See [A separate address for signers](reverse-proxy.md#a-separate-address-for-signers).",
			},
			TRUSTED_PROXIES: {
				form: "number up to 99, or list of addresses such as `10.0.0.0/8, 192.168.1.4`",
				unset: "`0`",
				about:
					"Number of proxies in front of Signet, or their addresses. This setting determines which IP addresses appear in the audit trail.",
			},
			ROLE: {
				about:
					"Processes to run. Several processes of each kind can use the same database. See [Database](database.md#several-machines).",
			},
			DATA_DIR: {
				form: "path",
				about:
					"Directory for the embedded database, files, keys and outbox. When Signet starts as root, it copies Postgres to `/var/lib/signet` and runs Postgres as a separate user.",
			},
			LOG_LEVEL: { about: "Lowest level of messages that Signet logs. Logs are JSON lines and contain no secrets." },
		},
	},
	{
		title: "Database and queues",
		variables: {
			DATABASE_URL: {
				unset: "embedded Postgres",
				about:
					"URL of your own Postgres, such as `postgresql://user:password@host:5432/signet`, or of a socket, such as `postgresql:///signet?host=/run/postgresql`. If you list several hosts (`host1,host2`), Signet uses the first one that accepts writes, including after a failover, and ignores `target_session_attrs`. Percent-encode `#`, `/`, `?`, `@` and `%` in the password. See [Database](database.md).",
			},
			DATABASE_POOL_SIZE: { about: "Size of the connection pool in each process." },
			DATABASE_MAX_WAIT_MS: {
				about: "How long, in milliseconds, a request waits for a database connection before it’s rejected with 503.",
			},
			QUEUE_BACKEND: { about: "Type of database that the job queue runs on." },
			QUEUE_CONCURRENCY: {
				form: "list such as `webhook=64, mail=8`, with numbers from 1 to 256",
				about:
					"Maximum number of jobs from each queue that a worker process runs at the same time. List only the queues you want to change. Webhooks are also limited to 2 jobs per endpoint and 8 per account.",
			},
		},
	},
	{
		title: "Files, email and SMS",
		variables: {
			S3_BUCKET: {
				form: "text",
				unset: "files in `DATA_DIR/objects`",
				about:
					"Bucket to store files in. Required if you set any other `S3_…` variable. See [Object storage](object-storage.md).",
			},
			S3_REGION: { form: "text", about: "Region of the bucket." },
			S3_ENDPOINT: { unset: "Amazon S3", about: "URL of an S3-compatible service." },
			S3_ACCESS_KEY_ID: {
				form: "text",
				unset: "the machine’s role or profile",
				about: "ID of the access key. Set it together with `S3_SECRET_ACCESS_KEY`.",
			},
			S3_SECRET_ACCESS_KEY: {
				form: "text",
				unset: "none",
				about: "Secret of the access key. Set it together with `S3_ACCESS_KEY_ID`.",
			},
			S3_PREFIX: { form: "text", unset: "none", about: "Folder to use in a bucket that several installations share." },
			S3_FORCE_PATH_STYLE: {
				unset: "`true` if `S3_ENDPOINT` is set, otherwise `false`",
				about: "Whether the bucket’s name is in the path of the URL instead of the host name.",
			},
			SMTP_URL: {
				unset: "outbox page and `.eml` files",
				about:
					"URL of the mail server, such as `smtp://user:password@host:587` or `smtps://…:465`. See [Email and SMS](email-and-sms.md).",
			},
			MAIL_FROM: {
				form: "email address, or `Name <address>`",
				unset: "`no-reply@` followed by the public host",
				about: "Address that all emails are sent from.",
			},
			SMS_ACCOUNT_SID: {
				form: "text",
				unset: "outbox page",
				about:
					"ID of your account with Twilio or another SMS provider that has the same HTTP API. Also set `SMS_AUTH_TOKEN` and `SMS_FROM`.",
			},
			SMS_AUTH_TOKEN: { form: "text", unset: "none", about: "Authentication token of the SMS account." },
			SMS_FROM: {
				form: "phone number, name or messaging service ID",
				unset: "none",
				about: "Sender of all text messages.",
			},
			SMS_API_URL: { unset: "`https://api.twilio.com`", about: "URL of the SMS provider." },
			FILE_URL_HOSTS: {
				form: "list of hosts such as `files.example.internal, 10.0.0.7:8443`",
				unset: "none",
				about:
					"Hosts on your own network that API requests can name in `fileUrls`, in addition to public hosts. These hosts must use https.",
			},
		},
	},
	{
		title: "Sealing and trust",
		variables: {
			SIGNING_P12: {
				form: "path",
				unset: "a self-signed development certificate",
				about: "P12 file that contains the certificate used to seal documents. See [Certificates](certificates.md).",
			},
			SIGNING_P12_PASSWORD: { form: "text", unset: "empty", about: "Password of the P12 file." },
			TSA_URL: {
				unset: "none",
				about:
					"URL of a time-stamping authority (RFC 3161). If you set this variable, seals are PAdES B-T, or B-LT if revocation data is available. After three failed attempts to get a timestamp, Signet seals the document without one and keeps trying to add one for 30 days.",
			},
			TRUSTED_CERTIFICATES: {
				form: "path",
				unset: "system authorities",
				about:
					"PEM file with additional certificate authorities to trust. Signet trusts these authorities in `/verify` and for all TLS connections (to the mail server, Postgres, object storage, webhooks, sign-in providers and the SMS provider). Add the root certificate of your time-stamping authority so that `/verify` trusts its timestamps.",
			},
			DNS_SERVERS: {
				form: "list of addresses such as `9.9.9.9, 192.168.1.4:5353`",
				unset: "system settings",
				about: "DNS servers used to verify brand domains.",
			},
			STRIPE_IDENTITY_KEY: {
				form: "`rk_live_…` or `sk_live_…`, or a sandbox key",
				unset: "Signet reads identity documents",
				about:
					"API key for Stripe Identity, used only for accounts that choose Stripe. See [ID verification with Stripe](id-verification.md).",
			},
			STRIPE_IDENTITY_WEBHOOK_SECRET: {
				form: "`whsec_…`",
				unset: "none",
				about: "Signing secret of the webhook endpoint in Stripe. Required if `STRIPE_IDENTITY_KEY` is set.",
			},
			STRIPE_IDENTITY_TEST_KEY: {
				form: "`rk_test_…` or `sk_test_…`",
				unset: "Signet reads identity documents in the sandbox",
				about:
					"API key of a Stripe sandbox, used for sandbox documents. You don’t need it if `STRIPE_IDENTITY_KEY` is already a sandbox key.",
			},
			STRIPE_IDENTITY_TEST_WEBHOOK_SECRET: {
				form: "`whsec_…`",
				unset: "none",
				about:
					"Signing secret of the webhook endpoint in the Stripe sandbox. Required if `STRIPE_IDENTITY_TEST_KEY` is set.",
			},
			STRIPE_IDENTITY_API_URL: { unset: "Stripe", about: "URL of Stripe’s API." },
		},
	},
	{
		title: "Plans and limits",
		variables: {
			PLAN: { about: "Plan of new accounts." },
			PLAN_SEATS: { unset: "set by the plan", about: "Number of people each account can have." },
			UPLOAD_LIMIT_MB: { about: "Maximum total size of the files in a request, in megabytes." },
			RATE_LIMIT_LIVE_PER_HOUR: { about: "Number of API requests that each account can make per hour with live keys." },
			RATE_LIMIT_SANDBOX_PER_HOUR: {
				about: "Number of API requests that each account can make per hour with sandbox keys.",
			},
			RATE_LIMIT_SIGN_IN_PER_QUARTER_HOUR: {
				about:
					"Number of sign-in attempts allowed in 15 minutes for each combination of email address and IP address. Wrong client secrets also count as attempts.",
			},
			RATE_LIMIT_LINK_REQUESTS_PER_HOUR: {
				about:
					"Number of links that can be requested per hour. For new signing links, the limit applies to each signer. For links to set a password, it applies to each combination of email address and IP address.",
			},
			RATE_LIMIT_PUBLIC_PER_MINUTE: {
				about:
					"Number of requests that each IP address can make per minute to public pages and the authorisation server. `/verify` has additional limits: it accepts files of up to 50 MB and spends at most 20 seconds every five minutes on files from one IP address.",
			},
			RATE_LIMIT_SIGNING_PER_MINUTE: {
				about: "Number of changes that each signer can make per minute across all their links.",
			},
			RATE_LIMIT_SIGNING_UPLOADS_PER_HOUR: {
				about:
					"Number of files and signatures that each signer can send per hour across all their links. The same limit applies separately to downloads.",
			},
			TEMPLATE_INTAKE_SECONDS: {
				about:
					"How long, in seconds, `template/create` waits for its files to be processed. If processing takes longer, Signet completes the template in the background.",
			},
			DAY_SECONDS: {
				about: "Length of a day in seconds, for reminders and expiry. Use a shorter day to test schedules.",
			},
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
				form: "16 to 200 characters: letters, digits and `. ~ + / = _ -`",
				unset: "generated and printed once",
				about: "First API key.",
			},
			SESSION_SECRET: {
				form: "at least 32 characters",
				unset: "file in `DATA_DIR/keys`",
				about: "Secret used to sign session cookies. Required if an installation runs on several machines.",
			},
			INSTALLATION_KEY: {
				form: "64 hexadecimal digits",
				unset: "file in `DATA_DIR/keys`",
				about:
					"Key used to encrypt secrets in the database and to authenticate audit trails. Required if an installation runs on several machines.",
			},
		},
	},
];
