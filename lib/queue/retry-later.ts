/** Fails a job so that it is retried after this delay instead of its queue's. */
export class RetryLater extends Error {
	override name = "RetryLater";
	readonly delaySeconds: number;

	constructor(message: string, delaySeconds: number) {
		super(message);
		this.delaySeconds = delaySeconds;
	}
}
