import { backup } from "./checks/backup.ts";
import { certificate } from "./checks/certificate.ts";
import { clock } from "./checks/clock.ts";
import { database } from "./checks/database.ts";
import { deliveries } from "./checks/deliveries.ts";
import { disk } from "./checks/disk.ts";
import { disks } from "./checks/disks.ts";
import { housekeeping } from "./checks/housekeeping.ts";
import { installation } from "./checks/installation.ts";
import { jobs } from "./checks/jobs.ts";
import { mail } from "./checks/mail.ts";
import { migrations } from "./checks/migrations.ts";
import { passkeys } from "./checks/passkeys.ts";
import { processes } from "./checks/processes.ts";
import { proxies } from "./checks/proxies.ts";
import { publicUrl } from "./checks/public-url.ts";
import { seals } from "./checks/seals.ts";
import { settings } from "./checks/settings.ts";
import { sms } from "./checks/sms.ts";
import { storage } from "./checks/storage.ts";
import { trails } from "./checks/trails.ts";
import { version } from "./checks/version.ts";
import type { Check } from "./finding.ts";

/** Everything that is looked at, in the order in which it is shown. */
export const CHECKS: readonly Check[] = [
	database,
	migrations,
	installation,
	processes,
	settings,
	jobs,
	housekeeping,
	storage,
	mail,
	sms,
	deliveries,
	publicUrl,
	proxies,
	passkeys,
	certificate,
	seals,
	trails,
	clock,
	backup,
	disk,
	disks,
	version,
];
