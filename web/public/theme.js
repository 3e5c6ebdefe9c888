// Runs before the first paint; a file of its own because inline scripts are not allowed here.
try {
  const chosen = localStorage.getItem('theme')
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
} catch (refused) {
  console.info('This browser keeps no settings for this page, so it follows the system.', refused)
}
