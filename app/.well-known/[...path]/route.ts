import { handleConnect } from "#lib/http/oidc/handle-connect.ts";

const handle = (request: Request) => handleConnect(request);

/** What the authorization server tells of itself (OpenID Connect Discovery 1.0, RFC 8414). */
export { handle as GET, handle as HEAD, handle as OPTIONS };
