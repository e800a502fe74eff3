/** What the doctor finds. Kept as it is written, so that the places of each sentence are known to the compiler. */
export const doctorTold = {
	noTime: "It did not answer within {time}.",
	notLooked: "It could not be looked at.",
	withoutDatabase: "Without the database this cannot be looked at.",
	databaseWell: "PostgreSQL {version}, {time}",
	databaseAway: "The database does not let us in.",
	migrationsWell: "All {count} applied",
	migrationsPending: "{count} of {total} migrations are not applied: the first is {name}.",
	migrationsNewer: "The database does not fit this version.",
	installationWell: "This database and these files belong together",
	installationCopiedDatabase:
		"In quarantine: this database is a copy. Nothing is sent, changed or deleted until you choose what the copy is for.",
	installationForeignStore:
		"In quarantine: these files belong to another installation. Nothing is sent, changed or deleted until you choose which installation keeps them.",
	installationCopiedFiles:
		"In quarantine: this data directory was copied while Signet was running. Nothing is sent, changed or deleted until you choose what the copy is for.",
	installationInUse:
		"In quarantine: another copy of this database is using these files. Nothing is sent, changed or deleted here.",
	jobsWell: "Due: {count}",
	housekeepingWell: "Went well {time} ago",
	housekeepingNew: "Comes within the hour, for the first time",
	housekeepingFailed:
		"Some of what is due every hour was not done: documents may stay for too long, and reminders fail to come. All of it went well {time} ago. What failed:",
	housekeepingNever:
		"Some of what is due every hour has never been done: documents may stay for too long, and reminders fail to come. What failed:",
	housekeepingLate: "What is due every hour was done {time} ago.",
	jobsLate: "Jobs that are due and not taken: {count}. The oldest, {name}, waits for {time}.",
	processesWell: "Web: {web}; workers: {workers}",
	processesNone: "Signet does not run: no process has reported in the last {time}.",
	noWorker: "No worker runs: nothing is sent and nothing sealed.",
	noWeb: "No web process runs: nobody can open a page.",
	process:
		"{kind} {pid} on {host}, version {version}, {memory}, since {since}, seen {seen} ago, uncaught errors: {errors}",
	processesUncaught: "Uncaught errors since the processes started: {count}.",
	settingsWell: "No process differs from the others",
	settingsCertificates: "Processes would seal with different certificates. {groups}",
	settingsMails: "Some processes send mail, others keep it in the outbox, where nobody gets it. {groups}",
	settingsStorages: "Processes keep files in different places: what one of them writes, others do not find. {groups}",
	settingsSoon: "The sealing certificate of {who} ends in {time}, on {day}.",
	settingsEnded: "The sealing certificate of {who} ended on {day}: nothing can be sealed there.",
	storageQuarantine: "Not tested in quarantine",
	storageWell: "Written, read and removed in {time}",
	storageRefused: "Files cannot be written and read.",
	storageOther: "What was written is not what was read.",
	clockWell: "{time} from the time-stamping authority",
	clockNone: "No time-stamping authority is set: seals carry the time of this machine.",
	clockOff: "The clock is {time} away from that of the time-stamping authority.",
	clockSetBack: "The clock was set back by {time} on {day}. Audit trails show where entries are out of order.",
	clockSilent: "The time-stamping authority does not answer as it should.",
	mailWell: "{server} lets us in",
	mailOutbox: "No mail server is set: mails stay in the outbox, and nobody gets them.",
	mailRefused: "Mail does not go out. The mail server says:",
	smsWell: "{server} accepts our credentials",
	smsOutbox: "No SMS provider is set: text messages stay in the outbox.",
	smsRefused: "The SMS provider refuses our credentials. Text messages wait until it accepts them.",
	smsSilent: "The SMS provider can’t be reached:",
	deliveriesWell: "Nothing waits to be sent again",
	deliveriesWaiting: "Mails and messages that did not go out yet and are tried again: {count}.",
	deliveriesFailed:
		"Mails and messages of the last {days} days that did not go out and are not tried again by themselves: {count}.",
	deliveriesEnded:
		"Of the last {days} days, refused for good or needed no more: {count}. Sending those again would not help.",
	publicUrlWell: "{url}",
	publicUrlUnset: "PUBLIC_URL isn’t set: Signet answers at any address, and links in emails use {url}.",
	publicUrlSigners: "Signers: {url}",
	publicUrlOther: "Browsers use {seen}, PUBLIC_URL says {url}. Links in mails lead to the latter.",
	publicUrlProxy: "Requests arrive with “Host: {seen}” instead of “Host: {host}”.",
	publicUrlVisits: "Of the last {total} visits {count} were to {seen}, PUBLIC_URL says {url}.",
	publicUrlPlain: "{url} is not encrypted: whoever listens on the way reads along, and passkeys do not work.",
	proxiesWell: "Proxies believed: {count}; your address is {address}",
	proxiesUnseen: "Believed: {count}. How visits come is seen in the workplace only.",
	proxiesIgnored:
		"A proxy at {peer} says who comes through it, and is not believed: everybody seems to come from {peer}.",
	proxiesMissing:
		"TRUSTED_PROXIES counts {count}, and your visit came through {seen}: whoever comes past the proxies can claim any address.",
	proxiesStranger: "Your visit came from {peer}, which is none of the addresses of TRUSTED_PROXIES.",
	passkeysWell: "Made for this address: {count}",
	passkeysNone: "Nobody uses any",
	passkeysElsewhere:
		"Made for {host} and of no use at {here}: {count}. Browsers show a passkey only where it was made.",
	certificateWell: "Issued by {issuer}; ends on {day}",
	certificateSoon:
		"The sealing certificate ends in {time}, on {day}. It is issued by {issuer}. What was sealed until then stays valid.",
	certificateBad: "Nothing can be sealed.",
	certificateOwn:
		"Documents are sealed with a certificate that was made here: PDF readers do not know who stands behind it.",
	certificateKey: "The private key does not fit the certificate.",
	sealsWell: "None has failed",
	sealsUntimed: "Documents sealed without a trusted timestamp: {count}.",
	sealsFailed: "Documents that everybody has signed and that are not sealed: {count}.",
	trailsWell: "Authenticated, and their keys open",
	trailsWithoutCodes:
		"Audit trails with entries that have no authentication code: {count}. Verification reports them as changed.",
	trailsKeys: "Evidence keys that can’t be opened: {count}. Documents that they authenticate can’t be checked here.",
	backupWell: "{time} old",
	backupNone: "No backup has ever been made.",
	backupOld: "The last backup is {time} old.",
	diskWell: "{free} free of {total}",
	diskLow: "Only {free} of {total} are left where DATA_DIR lies.",
	disksWell: "None is short of room",
	disksLow: "Only {free} of {total} are left where DATA_DIR of {who} lies.",
	versionWell: "{version}, Node.js {node}",
	versionOther: "This is version {version}, and a process runs {other}.",
} as const;

/** Words of the doctor: in its room, and in the terminal. */
export const doctorEn = {
	names: {
		database: "Database",
		migrations: "Migrations",
		installation: "Installation",
		jobs: "Jobs",
		housekeeping: "Housekeeping",
		processes: "Processes",
		settings: "Settings of processes",
		storage: "Storage",
		clock: "Clock",
		mail: "Mail",
		sms: "Text messages",
		deliveries: "Deliveries",
		publicUrl: "Address",
		proxies: "Proxies",
		passkeys: "Passkeys",
		certificate: "Sealing certificate",
		seals: "Seals",
		trails: "Audit trails",
		backup: "Backup",
		disk: "Disk",
		disks: "Disks of processes",
		version: "Version",
	},
	told: doctorTold as Record<keyof typeof doctorTold, string>,
	mends: {
		database: "Set DATABASE_URL to a database that is there and takes this name and password, and restart.",
		migrations: "Restart Signet: it applies them before it begins.",
		newer: "Install the version that the database was last used with, or a newer one.",
		installation:
			"To make this the only installation, run this command. To keep it as a separate copy that sends nothing about these documents, run “installation detach” instead.",
		housekeeping:
			"Mend what is named, or start a worker where none runs. It is tried again every hour; the worker’s log says more.",
		jobs: "Start a worker, or one more. If one runs, its log says what holds it up.",
		start: "Start Signet.",
		uncaught: "Search the log for this message. Each error is a bug: report it with its stack trace.",
		worker: "Start a worker beside the web process, or let one process be both.",
		settings:
			"Give every process the same sealing certificate (SIGNING_P12), mail server (SMTP_URL) and storage: the same S3_BUCKET, or a DATA_DIR on a disk that they share. Then restart those that differ.",
		storageFiles: "Let the user that Signet runs as write in DATA_DIR, or name another place.",
		storageS3: "Check that the bucket is there, and that this key may read, write and delete in it.",
		clock: "Let the machine follow a time server (NTP).",
		tsa: "Set TSA_URL to an authority that answers (RFC 3161), and restart.",
		smtp: "Set SMTP_URL to the server, name and password of the mailbox, and restart. In the password @ is written %40.",
		sms: "Correct SMS_ACCOUNT_SID, SMS_AUTH_TOKEN or SMS_API_URL, and restart.",
		deliveries:
			"Mend what the reason names, then have them sent again from Settings › Doctor. For some two hours Signet tries by itself as well.",
		publicUrl: "If that is the address people should use, set PUBLIC_URL to it and restart.",
		untrusted:
			"Put the certificate of the authority that signed the server’s certificate into a PEM file, name it in TRUSTED_CERTIFICATES, and restart.",
		otherName: "Use a host name that is in the server’s certificate, and restart.",
		unreachable: "Check host and port, that the server runs, and that no firewall is in between.",
		proxyHost:
			"Forward the browser’s Host header, with its port, as in this line for nginx. If you opened Signet without the proxy, ignore this.",
		https: "Put a proxy with a certificate in front, set PUBLIC_URL to its address and restart.",
		proxies: "Say how many proxies stand in front of Signet, or which addresses they have, and restart.",
		passkeys:
			"If people still use the former address, set PUBLIC_URL back to it and restart. Otherwise they sign in with password and code, or a recovery code, and add a passkey here under Security; an Admin resets those who have neither, under People.",
		certificate:
			"Put the new file where the server can read it, name it in SIGNING_P12 and its password in SIGNING_P12_PASSWORD, and restart. Nothing needs to be sealed again.",
		seals: "Look at the sealing certificate, the storage and the clock above, then seal again.",
		sealsUntimed:
			"Check the time-stamping authority in TSA_URL. Signet adds missing timestamps once it answers, for up to 30 days after sealing.",
		trails:
			"Compare the documents named in the log with a backup. If this database is from before the upgrade that added the codes, this command adds them to the trails that are whole.",
		trailsKeys:
			"Restore the installation key that was used before: the file keys/installation.key in DATA_DIR, or INSTALLATION_KEY.",
		backup: "Make one every day, and keep it on another machine. This can be done while Signet runs.",
		disk: "Make room, or move DATA_DIR to a larger disk.",
		restart: "Restart every process after an update.",
	},
};

/** The shape that each language's catalogue has. */
export type DoctorMessages = typeof doctorEn;
