/** GitHub's own variables would change what the commands under test print, and which data they look for. */
delete process.env['GITHUB_ACTIONS']
delete process.env['GITHUB_REPOSITORY']
