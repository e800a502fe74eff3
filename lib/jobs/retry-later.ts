/** A failure of a job that is tried again after its own delay instead of its queue's. */
export class RetryLater extends Error {
	override name = "RetryLater";
	readonly delaySeconds: number;

	constructor(message: string, delaySeconds: number) {
		super(message);
		this.delaySeconds = delaySeconds;
	}
}
