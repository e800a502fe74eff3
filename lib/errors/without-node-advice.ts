/** An error’s message without the advice that Node.js adds about an option of its own. */
export function withoutNodeAdvice(message: string): string {
	return message.replace(/; if the root CA is installed locally.*/s, "");
}
