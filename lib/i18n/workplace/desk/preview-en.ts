/** Words around the signing page where a sender looks at it before anything is sent. */
export const deskPreviewEn = {
	title: "Preview",
	about: "What the signer sees. Nothing is sent, saved or recorded.",
	for: "See it as",
	screen: "Screen",
	desktop: "Desktop",
	phone: "Phone",
	back: "Back to the desk",
	/** Name of the page in its frame. */
	page: "Signing page of {name}",
	saving: "Saving your last changes…",
	notSaved: "The preview shows what is saved, and your last changes are not saved yet.",
	again: "Try again",
	/** In the signer's language, where the page else says that everything is saved. */
	kept: "Preview: try it, nothing is kept",
	/** What a camera reads from the code that stands for the signer's own. */
	code: "This is a preview: the signer gets a code of their own here.",
	ended: {
		finished: "{name} would be done here",
		next: "The signature would be recorded, and {names} would be asked to sign next.",
		together: "The signature would be recorded. When {names} have signed too, the document goes on.",
		last: "The signature would be recorded and the document sealed. Everybody would get a copy.",
		leads: "The page would then lead to {url}.",
		declined: "{name} would have declined",
		declinedText: "The document would end here, and you would be told why.",
		nothing: "This was a preview: nothing was sent, saved or recorded.",
		again: "Start again",
	},
};

export type DeskPreviewMessages = typeof deskPreviewEn;
