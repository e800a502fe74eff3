/** Base64 adds a third, and many servers refuse mails above 25 MB. */
const MAX_ATTACHED_BYTES = 15 * 1024 * 1024;

/** Whether a file of this size hangs on the mail or is offered as a link. */
export function attachOrLink(sizeBytes: number): "attach" | "link" {
	return sizeBytes > MAX_ATTACHED_BYTES ? "link" : "attach";
}
