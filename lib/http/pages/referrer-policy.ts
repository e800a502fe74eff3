/** Pages whose forms are sent by a browser without scripts: our own server has to be told that they come from here. */
const WITH_FORMS = /^\/(?:sender-identity|set-password)\/|^\/(?:sign-in(?:\/|$)|settings(?:\/you)?$)/;

/**
 * What a page tells others of where its reader comes from: nothing, since addresses hold secrets. Nobody else is told
 * of pages with forms either; but with `no-referrer` a browser hides the origin from ourselves too, and then the
 * framework takes the form for a foreign one.
 */
export function referrerPolicy(path: string): "no-referrer" | "same-origin" {
	return WITH_FORMS.test(path) ? "same-origin" : "no-referrer";
}
