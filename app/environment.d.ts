/** Names the build, in the address of each translation file. */
declare const __BUILD_ID__: string;
