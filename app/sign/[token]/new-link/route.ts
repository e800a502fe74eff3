export { newLinkRoute as POST } from "#lib/http/signing/define-new-link-route.ts";
