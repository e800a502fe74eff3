/** `onBehalfOf` in operations on a document that has been sent. */
export const ON_BEHALF_OF_TEXT =
	"Email address of a sender identity. If you specify an address, it must match the sender identity on whose behalf the document was sent.";
