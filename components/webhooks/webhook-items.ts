import type { WebhookFailure } from "#lib/contract/webhooks/failures.ts";

/** An endpoint as its room shows it; moments are ISO 8601. */
export type EndpointItem = {
	id: string;
	url: string;
	host: string;
	/** Empty: all. */
	events: string[];
	environment: "All" | "Live" | "Test";
	appName: string | null;
	isOnOwnNetwork: boolean;
	/** Headers under the names of BoldSign's SDKs as well. */
	hasBoldSignHeaders: boolean;
	secretMadeAt: string;
	/** Until when the secret before signs along; null: it does not. */
	oldSecretUntil: string | null;
	off: "paused" | "gaveUp" | null;
	failed: number;
	waiting: number;
	/** Of the last 24 hours. */
	hours: { ago: number; delivered: number; failed: number }[];
};

export type TryItem = { at: string; status: number | null; tookMs: number | null; failure: WebhookFailure | null };

/** A delivery as the log shows it. */
export type DeliveryItem = {
	id: string;
	eventType: string;
	/** What its document is called; null: it is about none, or that was purged. */
	title: string | null;
	isSandbox: boolean;
	status: "Pending" | "Delivered" | "Failed";
	/** Since it was sent the first time, or again. */
	attempts: number;
	/** HTTP status of the last answer; null: none came, or it is not shown. */
	lastStatus: number | null;
	/** Of the last attempt; null: it was taken, or nobody knows. */
	failure: WebhookFailure | null;
	createdAt: string;
	nextAttemptAt: string;
};

/** A delivery with what was sent and answered. */
export type WholeDeliveryItem = DeliveryItem & {
	eventId: string;
	documentId: string | null;
	body: string | null;
	answer: string | null;
	seesAnswers: boolean;
	tries: TryItem[];
};
