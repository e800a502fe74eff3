export { reassignRoute as POST } from "#lib/http/signing/define-reassign-route.ts";
