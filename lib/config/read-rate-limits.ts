import type { Variables } from "./variables.ts";

/** How often somebody may do what costs others something. */
export type RateLimits = {
	livePerHour: number;
	sandboxPerHour: number;
	/** Failed and successful sign-ins of one address (mail or IP) in 15 minutes. */
	signInPerQuarterHour: number;
	/** Mailed links that one address can ask for. */
	linkRequestsPerHour: number;
	/** Requests of one IP to pages that need no sign-in (signing, verify). */
	publicPerMinute: number;
	/** Changes of one signer; ten times that from one IP. */
	signingPerMinute: number;
	/** Files and adopted marks of one signer, and downloads by themselves; ten times that from one IP. */
	signingUploadsPerHour: number;
};

/** The limits of an installation. */
export function readRateLimits(from: Variables): RateLimits {
	return {
		livePerHour: from.integer("RATE_LIMIT_LIVE_PER_HOUR", 2000, { from: 1, to: 1_000_000_000 }),
		sandboxPerHour: from.integer("RATE_LIMIT_SANDBOX_PER_HOUR", 50, { from: 1, to: 1_000_000_000 }),
		signInPerQuarterHour: from.integer("RATE_LIMIT_SIGN_IN_PER_QUARTER_HOUR", 10, { from: 1, to: 1_000_000 }),
		linkRequestsPerHour: from.integer("RATE_LIMIT_LINK_REQUESTS_PER_HOUR", 5, { from: 1, to: 1_000_000 }),
		publicPerMinute: from.integer("RATE_LIMIT_PUBLIC_PER_MINUTE", 600, { from: 1, to: 1_000_000_000 }),
		signingPerMinute: from.integer("RATE_LIMIT_SIGNING_PER_MINUTE", 120, { from: 1, to: 1_000_000 }),
		signingUploadsPerHour: from.integer("RATE_LIMIT_SIGNING_UPLOADS_PER_HOUR", 30, { from: 1, to: 1_000_000 }),
	};
}
