import { handleConnect } from "#lib/http/oidc/handle-connect.ts";

const handle = (request: Request) => handleConnect(request);

/** The authorization server (interface "OAuth 2.0"). */
export { handle as GET, handle as HEAD, handle as OPTIONS, handle as POST };
